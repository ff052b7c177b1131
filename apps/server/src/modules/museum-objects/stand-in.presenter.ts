/**
 * An imported object as the museum database writes it (external-services, 1.3). What its format has no place for travels under
 * keys of our own beside its own: `language`, `descriptions`.
 */
import type { PackObject } from '@varde/content-pack/pack-records';
import { CREDIT_TYPE_IDS } from '@varde/domain/credits';
import { pickText, type LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';
import type { RecordMedium } from '#modules/outside/archive-records.repository.ts';

export interface StandInObject {
  readonly object: PackObject;
  /** Of the pack. */
  readonly language: string;
  readonly media: readonly RecordMedium[];
  readonly ownerTitle: LanguageMap | undefined;
}

export function presentArtifact({ object, language: packLanguage, ...rest }: StandInObject) {
  const { id, uuid, type, owner, identifier, title, description = {} } = object;
  const language = object.language ?? packLanguage;
  return {
    ...(uuid ? { uuid } : {}),
    uniqueId: id,
    unique_id: id,
    dimuCode: id,
    dimu_code: id,
    language,
    artifactType: type,
    identifier: { owner, ...(identifier ? { id: identifier } : {}) },
    titles: Object.entries(title).map(([key, one]) => ({
      status: key === language ? 'original' : 'anvendt',
      language: LANGUAGE_CODES[key] ?? key.toUpperCase(),
      title: one,
    })),
    description: pickText(description, language)?.text,
    descriptions: presentDescriptions(description),
    names: object.names.map((name) => ({ nameType: 'name', name })),
    subjects: object.subjects.map((name) => ({ nameType: 'subject', name })),
    ...presentMaking(object),
    media: presentMedia(object, rest.media),
    licenses: presentLicenses(object.license),
    ...(object.location
      ? { coordinates: [{ coordinate: `${object.location.lat}, ${object.location.lng}` }] }
      : {}),
    partOfCollection: {
      owner: { identifier: owner, name: pickText(rest.ownerTitle, language)?.text },
    },
    publishStatus: 'published',
    publishLevel: 'normal',
  };
}

const LANGUAGE_CODES: Readonly<Record<string, string>> = {
  no: 'NOR',
  nb: 'NOR',
  nn: 'NNO',
  sv: 'SWE',
  en: 'ENG',
  de: 'DEU',
  fr: 'FRA',
};

const presentDescriptions = (map: LanguageMap) =>
  Object.entries(map).map(([key, description]) => ({
    language: LANGUAGE_CODES[key] ?? key,
    description,
  }));

function presentMaking({ production, materials, techniques, measures }: PackObject) {
  const { from, to, place, by } = production ?? {};
  return {
    material: { materials: materials.map((material, index) => ({ sort: index + 1, material })) },
    technique: {
      techniques: techniques.map((technique, index) => ({ sort: index + 1, technique })),
    },
    measures: measures.map(({ type, value, unit }, index) => ({
      sort: index + 1,
      type,
      unit,
      measure: value,
    })),
    eventWrap: {
      producers: by ? [{ name: by }] : [],
      production: { eventType: 'Produksjon', timespan: { fromYear: from, toYear: to } },
      events: [],
      placesOfProduction: place ? [{ fields: [{ sort: 1, name: 'Sted', value: place }] }] : [],
    },
  };
}

function presentMedia({ images, model3d }: PackObject, media: readonly RecordMedium[]) {
  const model = media.find(({ file }) => file === model3d);
  return {
    pictures: media
      .filter(({ file }) => images.includes(file))
      .map((medium, index) => presentPicture(medium, index)),
    mediaFiles: model
      ? [
          {
            fileType: '3d',
            identifier: model.identifier,
            url: `/media/file/${model.identifier}`,
          },
        ]
      : [],
    movies: [],
  };
}

const BY_PICTURE: readonly number[] = [
  CREDIT_TYPE_IDS.photographer,
  CREDIT_TYPE_IDS.artist,
  CREDIT_TYPE_IDS.creator,
];

function presentPicture(medium: RecordMedium, index: number) {
  const { identifier, width, height, alt_text: alt, credits, license } = medium;
  const maker = credits.find(({ credit_type_id: type }) => BY_PICTURE.includes(type));
  return {
    index: index + 1,
    code: String(index),
    identifier,
    width: width ?? 0,
    height: height ?? 0,
    ...(maker ? { photographer: maker.name } : {}),
    licenses: presentLicenses(license ?? undefined),
    descriptions: presentDescriptions(alt),
  };
}

function presentLicenses(license: License | undefined) {
  if (!license) return [];
  if (license === 'copyright') return [{ system: 'AC', code: '1', description: 'Opphavsrett' }];
  return [{ system: 'CC', code: license === 'cc0' ? 'zero' : license, persons: [] }];
}
