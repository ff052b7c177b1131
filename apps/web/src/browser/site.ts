/** What the server tells the site about itself, on the server from the request, in the browser from the page it came with. */
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { SiteContext } from '@varde/contract/site-context';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: SiteContext };
  }
}

/** The part of the site context that every visitor may read; it travels in the page. */
export interface PublicSite extends Pick<
  SiteContext,
  | 'origin'
  | 'environment'
  | 'contact'
  | 'signIn'
  | 'analytics'
  | 'previewOrigins'
  | 'previewEvents'
  | 'map'
  | 'mediaHosts'
  | 'archiveIiif'
> {
  /** Those that `?env=` may pick among; the server's own is one of them. */
  readonly environments: readonly string[];
  readonly apiKey: string;
  /** Origin that answers calls and holds pictures, where the page does not come from it (the embedded build). */
  readonly server?: string;
}

let received: PublicSite | undefined;

/** Keeps what came with the page; called once, before the first loader runs in the browser. */
export function receiveSite(site: PublicSite): void {
  received = site;
}

/** The context that the server gave this request. Server only; throws when the server gave none. */
export function siteContext(): SiteContext {
  const context = getGlobalStartContext();
  if (!context) throw new Error('The site needs the context that the server hands over');
  return context;
}

export const publicSite: () => PublicSite = createIsomorphicFn()
  .server((): PublicSite => {
    const { origin, environment, contact, mediaHosts, analytics, signIn, ...more } = siteContext();
    const { previewOrigins, previewEvents, archiveIiif, map, productApiKey: apiKey } = more;
    const preview = { previewOrigins, previewEvents, archiveIiif };
    const base = { origin, environment, contact, mediaHosts, analytics, signIn, map, ...preview };
    return { ...base, environments: [environment], apiKey };
  })
  .client((): PublicSite => {
    if (!received) throw new Error('The page came without its site data');
    return received;
  });

/** Where the server has a path of its own (`/api/…`, `/media/…`), as the page can ask for it. */
export const serverUrl: (path: string) => string = createIsomorphicFn()
  .server((path: string) => path)
  .client((path: string) => (path.startsWith('/') ? (publicSite().server ?? '') + path : path));
