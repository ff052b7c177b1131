/** Hydrates the server-rendered page in the browser. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

// The router's client: TanStack Start's adds a decoder for server functions, which the site does
// not have (9 kB in brotli).
//
// Not awaited: with an await at the top level of a module, WebKit resolves all but the first of
// several concurrent `import()`s of what depends on it too early (bugs.webkit.org, bug 242740).
void getRouter().then((router) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      // oxlint-disable-next-line no-console -- React has recovered: logged, not an uncaught error
      { onRecoverableError: (error) => console.error(error) },
    );
  });
});
