/** Records of a pack beside its documents: museum objects, told memories, cultural names. */
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';

export const OBJECT_TYPES = [
  'Thing',
  'Photograph',
  'Architecture',
  'Artdesign',
  'Building',
  'Fineart',
] as const;
export const ENTITY_TYPES = ['Person', 'Agent', 'Concept', 'NamedObject', 'Place'] as const;

export interface PackObject {
  readonly kind: 'object';
  readonly file: string;
  readonly id: string;
  readonly uuid?: string;
  readonly type: (typeof OBJECT_TYPES)[number];
  readonly owner: string;
  readonly identifier?: string;
  /** Of names, subjects, materials and the like; the pack's default language without. */
  readonly language?: string;
  readonly title: LanguageMap;
  readonly description?: LanguageMap;
  readonly names: readonly string[];
  readonly subjects: readonly string[];
  readonly production?: PackProduction;
  readonly materials: readonly string[];
  readonly techniques: readonly string[];
  readonly measures: readonly PackMeasure[];
  readonly location?: LatLng;
  readonly images: readonly string[];
  readonly model3d?: string;
  readonly license?: License;
}

export interface PackProduction {
  readonly from?: number;
  readonly to?: number;
  readonly place?: string;
  readonly by?: string;
}

export interface PackMeasure {
  readonly type: string;
  readonly value: number;
  readonly unit: string;
}

export interface PackMemory {
  readonly kind: 'memory';
  readonly file: string;
  readonly id: number;
  readonly country: 'no' | 'se';
  /** The language it is told in. */
  readonly language: string;
  readonly topic?: LanguageMap;
  readonly question?: LanguageMap;
  readonly title: LanguageMap;
  readonly text: LanguageMap;
  readonly contributor?: PackContributor;
  readonly year?: number;
  readonly location?: LatLng;
  readonly images: readonly string[];
  readonly audio?: string;
  readonly license?: License;
}

export interface PackContributor {
  readonly name?: string;
  readonly born?: string;
  readonly place?: string;
}

export interface PackEntity {
  readonly kind: 'entity';
  readonly file: string;
  readonly uuid: string;
  readonly type: (typeof ENTITY_TYPES)[number];
  readonly name: LanguageMap;
  readonly description?: LanguageMap;
  /** `1999`, `1999-12` or `1999-12-31`. */
  readonly birth?: string;
  readonly death?: string;
  readonly same_as: readonly string[];
}

export type PackRecord = PackObject | PackMemory | PackEntity;
