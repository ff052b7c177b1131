/**
 * A content pack in memory. The names are those of the files (docs/content-packs.md), so that a person who
 * knows one knows the other; what a file may leave out with a default is always filled in here.
 */
import type { Access, Facts, Route, Visit } from '@varde/contract/content';
import type { CreditType } from '@varde/domain/credits';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';
import type { MediaType } from '@varde/domain/media-kinds';
import type { PackBlock } from './pack-blocks.ts';
import type { PackPost } from './pack-rebus.ts';
import type { PackRecord } from './pack-records.ts';

export interface Pack {
  readonly meta: PackMeta;
  readonly documents: readonly PackDocument[];
  readonly media: readonly PackMedia[];
  readonly themes: readonly PackTheme[];
  readonly codes: readonly PackCode[];
  readonly records: readonly PackRecord[];
  readonly paths?: PackPaths;
  readonly plan?: PackPlan;
}

export interface PackMeta {
  readonly name: string;
  readonly title: LanguageMap;
  readonly version: number;
  readonly languages: readonly string[];
  readonly default_language: string;
  /** Of the texts of documents that name no licence of their own. */
  readonly license?: License;
}

/** What every document has. `file` is relative to the pack. */
export interface DocumentBase {
  readonly file: string;
  readonly id: number;
  readonly title: LanguageMap;
  /** Markdown of one paragraph. */
  readonly description: LanguageMap;
  /** Markdown with `{{block}}` lines. */
  readonly text: LanguageMap;
  readonly location?: LatLng;
  /** A file in media/. */
  readonly image?: string;
  /** Slugs. */
  readonly themes: readonly string[];
  readonly status: 'draft' | 'published' | 'withdrawn';
  /** ISO 8601 dates. */
  readonly publish_from?: string;
  readonly publish_to?: string;
  readonly revision: number;
  readonly license?: License;
  readonly translated_by?: Readonly<Record<string, 'person' | 'machine'>>;
  readonly old_id?: string;
  /** By name, in the order of the file. */
  readonly blocks: Readonly<Record<string, PackBlock>>;
  readonly access?: Access;
  readonly visit?: Visit;
  readonly facts?: Facts;
}

/** Slug of the owner. */
interface Owned {
  readonly owner: string;
}

export interface PackArticle extends DocumentBase, Owned {
  readonly kind: 'article' | 'post';
  readonly lock?: PackLock;
}

export interface PackPresentation extends DocumentBase, Owned {
  readonly kind: 'group';
  readonly articles: readonly number[];
  readonly ordered: boolean;
  readonly selections: readonly PackSelection[];
  readonly route?: Route;
}

export interface PackRebus extends DocumentBase, Owned {
  readonly kind: 'rebus';
  readonly posts: readonly PackPost[];
  /** Metres. */
  readonly proximity?: number;
  readonly ordered: boolean;
  readonly route?: Route;
}

export interface PackOwner extends DocumentBase {
  readonly kind: 'owner';
  readonly slug: string;
  /** By which other services know the museum; its id without. */
  readonly identifier?: string;
  readonly logo?: string;
  readonly analytics_id?: string;
  readonly google_analytics_code?: string;
}

export interface PackKioskDevice extends DocumentBase, Owned {
  readonly kind: 'kiosk-device';
  /** Id of the kiosk presentation it shows. */
  readonly presentation?: number;
}

export interface PackKioskPresentation extends DocumentBase, Owned {
  readonly kind: 'kiosk-presentation';
  readonly documents: readonly number[];
}

export type PackDocument =
  PackArticle | PackPresentation | PackRebus | PackOwner | PackKioskDevice | PackKioskPresentation;

/** Exactly one of the three. */
export interface PackLock {
  readonly geo?: { readonly radius: number };
  readonly ip?: readonly string[];
  readonly code?: string;
}

export interface PackSelection {
  readonly id: number;
  readonly title: LanguageMap;
  readonly description?: LanguageMap;
  readonly image?: string;
  readonly articles: readonly number[];
  readonly ordered: boolean;
}

export interface PackTheme {
  readonly file: string;
  readonly slug: string;
  readonly image?: string;
  readonly kulturnav?: string;
  readonly title: LanguageMap;
  readonly description: LanguageMap;
  readonly text: LanguageMap;
}

/** At least one of the three targets. */
export interface PackCode {
  readonly code: string;
  /** The presentation or rebus that the document opens in. */
  readonly context?: number;
  readonly document?: number;
  readonly owner?: string;
}

export interface PackCredit {
  readonly type: CreditType;
  readonly name: string;
}

export interface PackMedia {
  /** File name in media/: how documents name it. */
  readonly name: string;
  readonly type: Extract<MediaType, 'image' | 'video' | 'audio' | 'model3d'>;
  readonly id: number;
  readonly alt_text: LanguageMap;
  readonly title?: LanguageMap;
  readonly description?: LanguageMap;
  readonly credits: readonly PackCredit[];
  readonly license?: License;
  readonly license_version?: string;
  /** Shares (0-1) from the left and the top. */
  readonly focal_point?: readonly [number, number];
  /** By how much crops are enlarged around that point. */
  readonly scale?: number;
  /** CSS filter functions, such as `brightness(1.1)`. */
  readonly filters?: string;
  /** WebVTT files in media/ by language, with what they hold. */
  readonly captions?: Readonly<Record<string, PackCaptions>>;
  readonly transcript?: LanguageMap;
  /** What it tells, in plain language. */
  readonly plain_language?: LanguageMap;
  /** Films in media/ that tell the same with spoken descriptions, and in sign language, by language. */
  readonly audio_described?: Readonly<Record<string, string>>;
  readonly sign_language?: Readonly<Record<string, string>>;
  readonly poster?: string;
  /** Seconds. */
  readonly duration?: number;
}

export interface PackCaptions {
  readonly name: string;
  readonly text: string;
}

/** Foot paths. Longitude first, as in GeoJSON. */
export interface PackPaths {
  readonly lines: readonly PackPath[];
}

export interface PackPath {
  readonly kind?: PathKind;
  readonly coordinates: readonly (readonly [number, number])[];
}

export const PATH_KINDS = ['street', 'path', 'steps'] as const;
export type PathKind = (typeof PATH_KINDS)[number];

/** What lies beneath the pins where the map is near: a stylised plan of towns and sites. */
export interface PackPlan {
  readonly features: readonly PlanFeature[];
}

export interface PlanFeature {
  readonly kind: PlanKind;
  /** Shown on the map: the same for everybody, or by language. */
  readonly name?: string | LanguageMap;
  readonly geometry: PlanGeometry;
}

type PlanPosition = readonly [lng: number, lat: number];

export type PlanGeometry =
  | { readonly type: 'Point'; readonly coordinates: PlanPosition }
  | { readonly type: 'LineString'; readonly coordinates: readonly PlanPosition[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly PlanPosition[])[] };

/** What a plan shows, and as which shape. */
export const PLAN_KINDS = {
  land: 'Polygon',
  water: 'Polygon',
  green: 'Polygon',
  square: 'Polygon',
  block: 'Polygon',
  building: 'Polygon',
  pit: 'Polygon',
  heap: 'Polygon',
  street: 'LineString',
  path: 'LineString',
  shore: 'LineString',
  stream: 'LineString',
  rail: 'LineString',
  wall: 'LineString',
  name: 'Point',
} as const satisfies Readonly<Record<string, PlanGeometry['type']>>;
export type PlanKind = keyof typeof PLAN_KINDS;
