import type { MediaHosts } from '@varde/domain/media-hosts';

/** What the server hands to the built site with each request; the site's loaders read it on the server side. */
export interface SiteContext {
  /**
   * Calls the product API in the same process, through the same routes as a call from outside.
   * @param pathAndQuery from `/api/v3/` on
   */
  readonly api: (pathAndQuery: string) => Promise<{ status: number; body: unknown }>;
  /** For the `nonce` attribute of the site's inline scripts: only what carries it may run. */
  readonly nonce: string;
  /** Key of the visitor's language, unless the address itself names one. */
  readonly language: string;
  /** Public origin, for canonical addresses: `https://varde.example`. */
  readonly origin: string;
  /**
   * One of the configured environments (specification §9.8): production, dev, beta, kurs, local.
   */
  readonly environment: string;
  /** Where visitors write to whoever runs the site: a `mailto:` or `https:` address. Absent: to the museums. */
  readonly contact?: string | undefined;
  /** How visitors sign in at this origin; absent where they cannot, and then nothing shows that they could. */
  readonly signIn?: SiteSignIn | undefined;
  /** How visits are counted; absent: not at all. */
  readonly analytics?: SiteAnalytics | undefined;
  /** Windows that may tell `/preview` what to show; absent: none but the site's own. */
  readonly previewOrigins?: readonly string[] | undefined;
  /** Where `/preview` hears what happens to the pack that it shows (`varde preview`); absent elsewhere. */
  readonly previewEvents?: string | undefined;
  /** The ground of the map; absent: the bundled one. */
  readonly map?: SiteMapGround | undefined;
  /** New media hosts by old ones (specification §7.4). Absent when none has moved. */
  readonly mediaHosts?: MediaHosts | undefined;
  /** Where pictures of the museums' archive (`…/image/{identifier}`) are given in tiles by IIIF, with `{id}`. Absent: nowhere. */
  readonly archiveIiif?: string | undefined;
  /** The key that the browser's own calls send. */
  readonly productApiKey: string;
  /** Tells the operator why a page could not be shown; the visitor is shown the error page. */
  readonly report: (error: unknown) => void;
}

/** Where the calls of specification §7.1 are sent. */
export interface SiteSignIn {
  /** `/gateway`: before `/auths/oauth2/token` and the rest. */
  readonly gateway: string;
  /** `/identity`: before `/oauth2/authorize`. */
  readonly loginHost: string;
  /** The page where visitors change their password, log out everywhere, fetch or delete what is kept; absent when unknown. */
  readonly account?: string | undefined;
  /** Another OpenID provider lets visitors in: what is kept of them here they fetch and delete on my page. Absent: the login host is the server's own. */
  readonly elsewhere?: {
    /** Origins that visitors' pictures come from. */
    readonly pictures: readonly string[];
  };
}

/** The basemap (specification §7.3). */
export interface SiteMapGround {
  /**
   * `vector`: a PMTiles archive with the layers of the bundled one; `raster`: pictures by a template with `{z}`, `{x}`, `{y}`;
   * `style`: a whole look of its own, as MapLibre's style specification has it.
   */
  readonly kind: 'vector' | 'raster' | 'style';
  /** A path of the server, or a whole address elsewhere. */
  readonly address: string;
  /** Of the style on dark screens. Default: the same one. */
  readonly darkAddress?: string | undefined;
  /** Origins that the pieces of a style come from, besides its own. Default: none. */
  readonly origins?: readonly string[] | undefined;
  /** Whose it is: text with links as `[text](https://…)`. Always shown. */
  readonly attribution: string;
  /** The last zoom that pictures are drawn for. */
  readonly maxZoom: number;
}

/** What visitors' browsers may say against being counted, besides the site's own switch. */
export type VisitorSignal = 'dnt' | 'gpc';

/** Where visits are reported (specification §7.5). */
export interface SiteAnalytics {
  /** A path of the server, or a whole address elsewhere. */
  readonly endpoint: string;
  /** `own`: our collector, which knows whose a document is; `events`: the same events elsewhere; `matomo`: its tracking API. */
  readonly kind: 'own' | 'events' | 'matomo';
  /** Signals of the browser that are taken for a no. */
  readonly respects: readonly VisitorSignal[];
  /**
   * Museums' own Google Analytics may be loaded for visitors who have consented to it
   * (specification §4.2).
   */
  readonly google?: boolean | undefined;
}
