/**
 * A content pack in memory. The types are inferred from the shapes that read the files, with the
 * same names (docs/content-packs.md). Defaults are filled in.
 */
import type { LanguageMap } from '@varde/domain/languages';
import type { MediaType } from '@varde/domain/media-kinds';
import type { block } from './parts/block-shapes.ts';
import type { code } from './parts/codes.ts';
import type { lock } from './parts/detail-shapes.ts';
import type * as documents from './parts/document-shapes.ts';
import type * as shapes from './parts/pack-shapes.ts';
import type { Position } from './parts/read-geojson.ts';
import type { ReadBy } from './parts/shape.ts';
import type { site } from './parts/site-shape.ts';

export interface Pack {
  readonly meta: PackMeta;
  readonly site?: PackSite;
  readonly documents: readonly PackDocument[];
  readonly media: readonly PackMedia[];
  readonly themes: readonly PackTheme[];
  readonly codes: readonly PackCode[];
  readonly records: readonly PackRecord[];
  readonly paths?: PackPaths;
  readonly townMap?: PackTownMap;
}

export type PackMeta = ReadBy<typeof shapes.meta>;
export type PackSite = ReadBy<typeof site>;
export type PackCode = ReadBy<typeof code>;

interface InFile {
  /** Relative to the pack. */
  readonly file: string;
}

type WithTexts<S> = InFile & documents.Texts & ReadBy<S>;
export type PackTheme = WithTexts<typeof shapes.theme>;
export type PackArticle = WithTexts<typeof documents.article>;
export type PackPresentation = WithTexts<typeof documents.group>;
export type PackRebus = WithTexts<typeof documents.rebus>;
export type PackOwner = WithTexts<typeof documents.owner>;
export type PackKioskDevice = WithTexts<typeof documents.kioskDevice>;
export type PackDocument =
  | PackArticle
  | PackPresentation
  | PackRebus
  | PackOwner
  | PackKioskDevice
  | WithTexts<typeof documents.kioskPresentation>;

export type PackBlock = ReadBy<typeof block>;
export type PackLock = ReadBy<typeof lock>;
export type PackSelection = ReadBy<typeof documents.selection>;

/** Includes the answers, which leave the pack only as hashes. */
export type PackPost = ReadBy<typeof documents.post>;
export type PackTask = ReadBy<typeof documents.task>;
export type PackAnswers = ReadBy<typeof documents.answers>;
export type PackFallbackMethod = ReadBy<typeof documents.fallbackMethod>;

type RecordOf<Kind extends string, S> = InFile & { readonly kind: Kind } & ReadBy<S>;
export type PackObject = RecordOf<'object', typeof shapes.museumObject>;
export type PackMemory = RecordOf<'memory', typeof shapes.memory>;
export type PackEntity = RecordOf<'entity', typeof shapes.entity>;
export type PackRecord = PackObject | PackMemory | PackEntity;

export const OBJECT_TYPES = [
  'Thing',
  'Photograph',
  'Architecture',
  'Artdesign',
  'Building',
  'Fineart',
] as const;
export const ENTITY_TYPES = ['Person', 'Agent', 'Concept', 'NamedObject', 'Place'] as const;

export type Sidecar = ReadBy<typeof shapes.sidecar>;
export interface PackMedia extends Omit<Sidecar, 'captions'> {
  /** File name in media/, by which documents name it. */
  readonly name: string;
  readonly type: Extract<MediaType, 'image' | 'video' | 'audio' | 'model3d'>;
  /** WebVTT files in media/ by language, with their content. */
  readonly captions?: Readonly<Record<string, PackCaptions>>;
}

export interface PackCaptions {
  readonly name: string;
  readonly text: string;
}

/** Footpaths. Longitude first, as in GeoJSON. */
export interface PackPaths {
  readonly lines: readonly PackPath[];
}

export interface PackPath {
  readonly kind?: PathKind;
  readonly coordinates: readonly Position[];
}

export const PATH_KINDS = ['street', 'path', 'steps'] as const;
export type PathKind = (typeof PATH_KINDS)[number];

/** Stylised map of towns and sites, drawn over the basemap at high zooms. */
export interface PackTownMap {
  readonly features: readonly TownMapFeature[];
}

export interface TownMapFeature {
  readonly kind: TownMapKind;
  /** Shown on the map: one name for all languages, or one per language. */
  readonly name?: string | LanguageMap;
  readonly geometry: TownMapGeometry;
}

export type TownMapGeometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };

/** Kinds of features on a town map, each with its shape. */
export const TOWN_MAP_KINDS = {
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
} as const satisfies Readonly<Record<string, TownMapGeometry['type']>>;
export type TownMapKind = keyof typeof TOWN_MAP_KINDS;
