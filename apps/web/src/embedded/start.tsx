/**
 * The site in a native shell, where no server renders a page: what embedded-page.ts has written is the frame that the visitor sees
 * first, and everything else is made here, by the same routes and loaders, over HTTP.
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

receiveSite(JSON.parse(document.getElementById(SITE_ID)?.textContent ?? '') as PublicSite);
// Where the server would have written it.
document.documentElement.dataset['language'] = deviceLanguage();
// Not awaited here: the parts of a page wait in turn for this file.
void getRouter().then(showFirst);

/** Nothing is to be kept waiting for: the frame, the shape of a page and the menus are there at once, then the page. */
async function showFirst(router: Router): Promise<void> {
  const { defaultPendingMs, defaultPendingMinMs } = router.options;
  router.update({ ...router.options, defaultPendingMs: 0, defaultPendingMinMs: 0 });
  const loading = router.load({ sync: true });
  // An address that leads nowhere has nothing to wait for.
  if (router.state.matches.length === 0) await loading;
  render(router);
  await loading;
  router.update({ ...router.options, defaultPendingMs, defaultPendingMinMs });
}

/** React takes over the whole document, and would throw away what the first paint's script has written on its root. */
function render(router: Router): void {
  const { documentElement } = document;
  const written = [...documentElement.attributes];
  flushSync(() =>
    createRoot(document).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  for (const { name, value } of written)
    if (!documentElement.hasAttribute(name)) documentElement.setAttribute(name, value);
}
