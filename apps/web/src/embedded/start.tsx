/**
 * Starts the site in a native shell without server rendering: embedded-page.ts provides the
 * skeleton; everything else is rendered here, by the same routes and loaders, over HTTP.
 */
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { receiveSite, type PublicSite } from '#browser/site.ts';
import { deviceLanguage } from '#state/visitor-language.ts';
import { getRouter } from '../router.tsx';
import { SITE_ID } from './embedded-site.ts';

type Router = Awaited<ReturnType<typeof getRouter>>;

const siteText = document.getElementById(SITE_ID)?.textContent ?? '';
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by embedded-page.ts
receiveSite(JSON.parse(siteText) as PublicSite);
// Where the server would set it.
document.documentElement.dataset['language'] = deviceLanguage();
// Not awaited: the page's chunks import this file, and would wait for it.
void getRouter().then(showFirst);

/** Shows frame, page skeleton and menus at once, then the page. */
async function showFirst(router: Router): Promise<void> {
  const { defaultPendingMs, defaultPendingMinMs } = router.options;
  router.update({ ...router.options, defaultPendingMs: 0, defaultPendingMinMs: 0 });
  const loading = router.load({ sync: true });
  // Without a matched route there is no pending state to show.
  if (router.state.matches.length === 0) await loading;
  render(router);
  await loading;
  router.update({ ...router.options, defaultPendingMs, defaultPendingMinMs });
}

/**
 * React renders the full document, and would remove the attributes that the first-paint script has
 * set on its root.
 */
function render(router: Router): void {
  const { documentElement } = document;
  const attributes = [...documentElement.attributes];
  flushSync(() =>
    createRoot(document).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  for (const { name, value } of attributes)
    if (!documentElement.hasAttribute(name)) documentElement.setAttribute(name, value);
}
