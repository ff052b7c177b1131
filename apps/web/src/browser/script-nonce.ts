import { createIsomorphicFn } from '@tanstack/react-start';
import { siteContext } from './site.ts';

/**
 * The nonce of this response's content security policy; the router in the browser reads it from the
 * page.
 */
export const scriptNonce: () => string | undefined = createIsomorphicFn()
  .server((): string | undefined => siteContext().nonce)
  .client((): string | undefined => undefined);
