/** What the server tells the site about itself, on the server from the request, in the browser from the page it came with. */
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type {
  SiteAnalytics,
  SiteContext,
  SiteMapGround,
  SiteSignIn,
} from '@varde/contract/site-context';
import type { MediaHosts } from '@varde/domain/media-hosts';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: SiteContext };
  }
}

/** The part of the site context that every visitor may read; it travels in the page. */
export interface PublicSite {
  /** Scheme and host that addresses are written with. */
  readonly origin: string;
  readonly environment: string;
  /** Those that `?env=` may pick among; the server's own is one of them. */
  readonly environments: readonly string[];
  /** A whole address to write to; absent: to the museums. */
  readonly contact: string | undefined;
  readonly apiKey: string;
  /** How visitors sign in; absent where nobody can, and then nothing shows that one could. */
  readonly signIn?: SiteSignIn | undefined;
  /** How visits are counted; absent: not at all. */
  readonly analytics?: SiteAnalytics | undefined;
  /** Windows that may tell `/preview` what to show; absent: none but the site's own. */
  readonly previewOrigins?: readonly string[] | undefined;
  /** Where `/preview` hears what happens to the pack that it shows; absent outside `varde preview`. */
  readonly previewEvents?: string | undefined;
  /** What maps are drawn on; absent: the bundled ground. */
  readonly map?: SiteMapGround | undefined;
  /** New hosts of media by old ones; absent: none has moved. */
  readonly mediaHosts?: MediaHosts | undefined;
  /** Where the museums' archive gives its pictures in tiles, with `{id}`; absent: nowhere. */
  readonly archiveIiif?: string | undefined;
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
    const told = { origin, environment, contact, mediaHosts, analytics, signIn, map, ...preview };
    return { ...told, environments: [environment], apiKey };
  })
  .client((): PublicSite => {
    if (!received) throw new Error('The page came without its site data');
    return received;
  });

/** Where the server has a path of its own (`/api/…`, `/media/…`), as the page can ask for it. */
export const serverAddress: (path: string) => string = createIsomorphicFn()
  .server((path: string) => path)
  .client((path: string) => (path.startsWith('/') ? (publicSite().server ?? '') + path : path));
