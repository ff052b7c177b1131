import { createIsomorphicFn } from '@tanstack/react-start';

/** False only when the device itself says that it has no network; always true on the server. */
export const isOnline: () => boolean = createIsomorphicFn()
  .server(() => true)
  .client(() => navigator.onLine);
