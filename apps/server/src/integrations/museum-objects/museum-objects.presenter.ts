import type { Media } from '@varde/contract/media';
import type { MuseumObject } from '@varde/contract/external';
import type { PackObject } from '@varde/content-pack/pack';
import { CREDIT_TYPE_IDS } from '@varde/domain/credits';
import { pickText, type LanguageMap } from '@varde/domain/languages';
import {
  presentArchiveFile,
  presentArchiveImage,
  type ArchiveFile,
  type ArchiveImage,
} from '../archive-media.presenter.ts';
import type { RecordMedium } from '../archive-records.repository.ts';
import { unwrapLines } from '../unwrap-lines.ts';
import { peopleIn, type ArchiveObject } from './read-artifact.ts';

/** @param archive base URL of images, audio and video; without it, media are omitted */
export function presentMuseumObject(
  { images, files, ...object }: ArchiveObject,
  archive: string | undefined,
): MuseumObject {
  if (archive === undefined) return { ...object, media: [] };
  const rights = { license: object.license, title: object.title };
  const shown = images.map((image) => presentArchiveImage(image, rights, archive));
  const [first] = shown;
  const other = files.map((file) =>
    presentArchiveFile(file, { ...rights, poster: first }, archive),
  );
  const media: Media[] = [...shown, ...other].map((one, index) => ({
    ...one,
    id: index + 1,
    mediaId: index + 1,
  }));
  return { ...object, media };
}

export interface ImportedObject {
  readonly object: PackObject;
  /** Default language of the pack. */
  readonly language: string;
  readonly media: readonly RecordMedium[];
  readonly ownerTitle: LanguageMap | undefined;
}

export function fromImport({ object, media, ...rest }: ImportedObject): ArchiveObject {
  const { title, description = {}, names, subjects, measures, model3d, images } = object;
  const { identifier = null, license = null, location = null } = object;
  const language = object.language ?? rest.language;
  return {
    id: object.id,
    uuid: object.uuid?.toLowerCase() ?? null,
    type: object.type,
    language,
    title,
    description: unwrapLines(description),
    names: [...names],
    subjects: [...subjects],
    ...toProduction(object),
    materials: [...object.materials],
    techniques: [...object.techniques],
    measures: measures.map(({ type, value, unit }) => ({ type, value, unit })),
    location,
    // `null` for an unpublished owner: its slug is not revealed.
    owner_name: pickText(rest.ownerTitle, language)?.text ?? null,
    inventory_number: identifier,
    license,
    license_holders: [],
    images: media.filter(({ file }) => images.includes(file)).map(toImage),
    files: media.filter(({ file }) => file === model3d).map(toModel),
  };
}

function toProduction({ production = {} }: PackObject) {
  const { from = null, to = null, place, by } = production;
  return {
    dating: { from, to, text: null },
    places: place === undefined ? [] : [place],
    people: peopleIn([{ name: by }]),
  };
}

const toModel = ({ identifier }: RecordMedium): ArchiveFile => ({
  type: 'model3d',
  identifier,
  url: `/media/file/${identifier}`,
});

const IMAGE_CREATOR_TYPES: readonly number[] = [
  CREDIT_TYPE_IDS.photographer,
  CREDIT_TYPE_IDS.artist,
  CREDIT_TYPE_IDS.creator,
];

function toImage(medium: RecordMedium): ArchiveImage {
  const { identifier, width, height, credits, license, alt_text: altText } = medium;
  const maker = credits.find(({ credit_type_id: type }) => IMAGE_CREATOR_TYPES.includes(type));
  return {
    identifier,
    width: width ?? undefined,
    height: height ?? undefined,
    photographer: maker?.name,
    license: license ?? undefined,
    altText,
  };
}
