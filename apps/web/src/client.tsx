/** Hydrates the server-rendered page in the browser. */
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

/** The state that the server sent with this document. */
const sent = window.$_TSR;

/**
 * Whether another document has replaced this one. WebKit may go on with what was waited for even
 * then, and `window` is the next document's already: that one's state must stay for its own script.
 */
const isReplaced = (): boolean => window.$_TSR !== sent;

// Not TanStack Start's client, which adds a decoder for server functions, which the site does
// not have (9 kB in brotli).
//
// Not awaited at the top level of this module: WebKit would resolve all but the first of several
// concurrent `import()`s of what depends on it too early (bugs.webkit.org, bug 242740).
async function hydratePage(): Promise<void> {
  const router = await getRouter();
  if (isReplaced()) return;
  await hydrate(router);
  if (isReplaced()) return;
  sent?.h();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      // oxlint-disable-next-line no-console -- React has recovered: logged, not an uncaught error
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}

void hydratePage();
