import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

// The router's own client: the start kit's brings a reader for server functions, which the site has none of (9 kB in brotli).
const router = await getRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    // oxlint-disable-next-line no-console -- what React has mended itself is told, but is no uncaught error
    { onRecoverableError: (error) => console.error(error) },
  );
});
