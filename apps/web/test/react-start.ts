/** Replaces `@tanstack/react-start`, whose compiler picks one implementation: the browser's. */
export const createIsomorphicFn = () => ({
  server: () => ({ client: <F>(implementation: F): F => implementation }),
});

export const getGlobalStartContext = () => undefined;
export const getRequestUrl = () => undefined;
