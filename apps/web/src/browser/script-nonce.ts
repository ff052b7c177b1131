import { createIsomorphicFn } from '@tanstack/react-start';
import { siteContext } from './site.ts';

/** The nonce of this answer's content security policy; the browser's router finds it in the page by itself. */
export const scriptNonce: () => string | undefined = createIsomorphicFn()
  .server((): string | undefined => siteContext().nonce)
  .client((): string | undefined => undefined);
