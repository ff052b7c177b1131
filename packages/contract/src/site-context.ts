import type { SchemaIds } from '@varde/domain/document-kinds';
import type { MediaHosts } from '@varde/domain/media-hosts';
import type { SiteProfile } from './site-profile.ts';

/** Context that the server passes to the built site with each request, for the server's loaders. */
export interface SiteContext {
  /**
   * Calls the product API in process, through the same routes as an external request.
   * @param pathAndQuery from `/api/v3/` on
   */
  readonly api: (pathAndQuery: string) => Promise<{ status: number; json: string }>;
  /** For the `nonce` attribute of the site's inline scripts; others are blocked. */
  readonly nonce: string;
  /** Key of the visitor's language, unless the URL contains one. */
  readonly language: string;
  /** Public origin, for canonical URLs: `https://varde.example`. */
  readonly origin: string;
  /** Name and looks of a museum's own site; what is absent is the product's. */
  readonly profile: SiteProfile;
  /** A configured environment (specification §9.8): production, dev, beta, kurs, local. */
  readonly environment: string;
  /** Environments whose sites `?env=` leads to. */
  readonly otherEnvironments: readonly string[];
  /** Schema ids in the product API of this environment. Absent: those of production. */
  readonly schemaIds?: SchemaIds | undefined;
  /**
   * Contact of the site's operator: a `mailto:` or `https:` URL. Absent: visitors are referred to
   * the museums.
   */
  readonly contact?: string | undefined;
  /** Sign-in at this origin; absent when unavailable, and then hidden in the interface. */
  readonly signIn?: SiteSignIn | undefined;
  /** How visits are counted; absent: not at all. */
  readonly analytics?: SiteAnalytics | undefined;
  /** Origins that may send messages to `/preview`; absent: the site's own only. */
  readonly previewOrigins?: readonly string[] | undefined;
  /** Event stream of the pack shown by `/preview` (`varde preview`); absent elsewhere. */
  readonly previewEvents?: string | undefined;
  /** The basemap; absent: the bundled one. */
  readonly map?: SiteBasemap | undefined;
  /** New media hosts by old ones (specification §7.4). Absent: none has moved. */
  readonly mediaHosts?: MediaHosts | undefined;
  /**
   * IIIF service for tiles of the museum archive's images (`…/image/{identifier}`), with `{id}`.
   * Absent: none.
   */
  readonly archiveIiif?: string | undefined;
  /** API key that the browser sends. */
  readonly productApiKey: string;
  /** Reports to the operator why a page failed; the visitor sees the error page. */
  readonly report: (error: unknown) => void;
}

/** What the site returns: a response, or what the server reads of one. */
export interface SiteResponse extends Pick<Response, 'status' | 'headers'> {
  readonly bytes: () => Promise<Uint8Array>;
  /** `sha256-…` of a page's inline scripts, for its Content-Security-Policy. Absent: none. */
  readonly scriptHashes?: readonly string[];
}

/** Endpoints of specification §7.1. */
export interface SiteSignIn {
  /** `/gateway`: base of `/auths/oauth2/token` and the others. */
  readonly gateway: string;
  /** `/identity`: base of `/oauth2/authorize`. */
  readonly loginHost: string;
  /**
   * Page for changing the password, signing out everywhere, and exporting or deleting data; absent
   * when unknown.
   */
  readonly account?: string | undefined;
  /**
   * Set with an external OpenID provider: data stored here is exported and deleted on the user
   * page. Absent: the server's own login host.
   */
  readonly elsewhere?: {
    /** Origins of visitors' profile images. */
    readonly pictures: readonly string[];
  };
}

/** The basemap (specification §7.3). */
export interface SiteBasemap {
  /**
   * `vector`: a PMTiles archive with the layers of the bundled one; `raster`: image tiles by a
   * template with `{z}`, `{x}`, `{y}`; `style`: a full MapLibre style.
   */
  readonly kind: 'vector' | 'raster' | 'style';
  /** A path of the server, or an absolute URL. */
  readonly address: string;
  /** Style for the dark colour scheme. Default: the same. */
  readonly darkAddress?: string | undefined;
  /** Further origins of the style's resources. Default: none. */
  readonly origins?: readonly string[] | undefined;
  /** Credit line with links as `[text](https://…)`. Always shown. */
  readonly attribution: string;
  /** Highest zoom with image tiles. */
  readonly maxZoom: number;
}

/** Opt-out signals of browsers, besides the site's own switch. */
export type VisitorSignal = 'dnt' | 'gpc';

/** Where visits are reported (specification §7.5). */
export interface SiteAnalytics {
  /** A path of the server, or an absolute URL. */
  readonly endpoint: string;
  /**
   * `own`: our collector, which knows each document's owner; `events`: the same events elsewhere;
   * `matomo`: its tracking API.
   */
  readonly kind: 'own' | 'events' | 'matomo';
  /** Browser signals treated as an opt-out. */
  readonly respects: readonly VisitorSignal[];
  /** Museums' own Google Analytics may load for visitors who consented (specification §4.2). */
  readonly google?: boolean | undefined;
  /**
   * Path of the server at which pages report how fast they were; then their requests carry the
   * trace of the visit. Absent: no telemetry.
   */
  readonly vitals?: string | undefined;
}
