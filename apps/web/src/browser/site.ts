/** The site's configuration: the request context's on the server, the page's in the browser. */
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { SiteContext } from '@varde/contract/site-context';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: SiteContext };
  }
}

/** The public part of the site context; it is embedded in the page. */
export interface PublicSite extends Pick<
  SiteContext,
  | 'origin'
  | 'environment'
  | 'profile'
  | 'otherEnvironments'
  | 'schemaIds'
  | 'contact'
  | 'signIn'
  | 'analytics'
  | 'previewOrigins'
  | 'previewEvents'
  | 'map'
  | 'mediaHosts'
  | 'archiveIiif'
> {
  readonly apiKey: string;
  /** Origin of API and media, if the page does not come from it (the embedded build). */
  readonly server?: string;
}

let received: PublicSite | undefined;

/** Stores the page's configuration; called once, before the first loader runs in the browser. */
export function receiveSite(site: PublicSite): void {
  received = site;
}

/** The context of this request. Server only; throws if there is none. */
export function siteContext(): SiteContext {
  const context = getGlobalStartContext();
  if (!context) throw new Error('The site needs the context that the server hands over');
  return context;
}

/** Read many times for each page. */
const publicSites = new WeakMap<SiteContext, PublicSite>();

export const publicSite: () => PublicSite = createIsomorphicFn()
  .server((): PublicSite => {
    const known = publicSites.get(siteContext());
    if (known) return known;
    const { origin, environment, profile, contact, mediaHosts, ...rest } = siteContext();
    const { analytics, signIn, ...more } = rest;
    const { previewOrigins, previewEvents, archiveIiif, map, productApiKey: apiKey } = more;
    const { otherEnvironments, schemaIds } = more;
    const preview = { previewOrigins, previewEvents, archiveIiif };
    const base = { origin, environment, profile, contact, mediaHosts, analytics, signIn, map };
    const site = { ...base, ...preview, otherEnvironments, schemaIds, apiKey };
    publicSites.set(siteContext(), site);
    return site;
  })
  .client((): PublicSite => {
    if (!received) throw new Error('The page came without its site data');
    return received;
  });

/** URL of a server path (`/api/…`, `/media/…`), as the page can request it. */
export const serverUrl: (path: string) => string = createIsomorphicFn()
  .server((path: string) => path)
  .client((path: string) => (path.startsWith('/') ? (publicSite().server ?? '') + path : path));

/**
 * The nonce of this response's content security policy; the router in the browser reads it from the
 * page.
 */
export const scriptNonce: () => string | undefined = createIsomorphicFn()
  .server((): string | undefined => siteContext().nonce)
  .client((): string | undefined => undefined);
