/** Hydrates the server-rendered page in the browser. */
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

// The router's client: TanStack Start's adds a decoder for server functions, which the site does
// not have (9 kB in brotli).
//
// Not awaited at the top level of this module: WebKit would resolve all but the first of several
// concurrent `import()`s of what depends on it too early (bugs.webkit.org, bug 242740).
async function hydrate(): Promise<void> {
  const router = await getRouter();
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
}

void hydrate();
