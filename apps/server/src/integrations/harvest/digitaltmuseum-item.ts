/** Maps an object of DigitaltMuseum to an article. */
import { makeSlug } from '@varde/domain/make-slug';
import { OBJECT_TYPES, type PackObject } from '@varde/content-pack/pack';
import type { readArtifact } from '#integrations/museum-objects/read-artifact.ts';
import { isUuid } from '../read-loosely.ts';
import type { HarvestArticle, HarvestImage, SourceOptions, SourceTools } from './source.ts';
import { knownLanguages, plainText } from './pack-values.ts';

const ARCHIVE = 'https://ems.dimu.org';

export type FoundObject = NonNullable<ReturnType<typeof readArtifact>>;

interface HitInfo {
  /** Owner code. */
  readonly code: string | undefined;
  readonly type: string;
}

interface ItemContext extends Pick<SourceTools, 'archive'> {
  readonly options: SourceOptions;
  /** Museum names by owner code. */
  readonly owners: ReadonlyMap<string, string>;
}

export function toObjectArticle(
  object: FoundObject,
  { code, type }: HitInfo,
  context: ItemContext,
): HarvestArticle {
  const { id, title, description, location, subjects } = object;
  const language = context.options.language ?? object.language;
  return {
    kind: 'article',
    key: `digitaltmuseum:${id}`,
    language,
    title,
    text: description,
    ...ownersOf(object, code, context),
    ...(location && { location }),
    themes: subjects,
    images: imagesOf(object, context),
    ...periodOf(object),
    ...objectOf(object, type, language),
  };
}

function ownersOf(
  { id, owner_name: ownerName, inventory_number: number }: FoundObject,
  code: string | undefined,
  { owners, options }: ItemContext,
): Pick<HarvestArticle, 'origin' | 'owner'> {
  const name = (code && owners.get(code)) ?? ownerName ?? code;
  // Sub-collections, such as photographs, belong to their museum.
  const museum = options.code ?? code;
  const title = ['DigitaltMuseum', name, number].filter(Boolean).join(', ');
  return {
    origin: { title, url: `https://digitaltmuseum.org/${id}` },
    ...(museum && {
      owner: { slug: makeSlug(museum, 'museum'), name: owners.get(museum) ?? name ?? museum },
    }),
  };
}

function periodOf({ dating: { from, to } }: FoundObject): Pick<HarvestArticle, 'period'> {
  return from === null ? {} : { period: { from, to: to ?? undefined } };
}

function imagesOf(object: FoundObject, { archive, options }: ItemContext): HarvestImage[] {
  const base = archive ?? options.at ?? ARCHIVE;
  return object.images.map(({ identifier, photographer, license, altText }) => {
    const known = license ?? object.license;
    return {
      url: `${base}/image/${identifier}?dimension=max`,
      photographer,
      credit: object.license_holders.join(', '),
      ...(known && { rights: { license: known } }),
      altText,
      dmsId: identifier,
    };
  });
}

function objectOf(
  object: FoundObject,
  written: string,
  language: string,
): Pick<HarvestArticle, 'object'> {
  const type = OBJECT_TYPES.find((one) => one === (object.type ?? written));
  if (!type) return {};
  const { id, uuid, names, subjects, materials, techniques, measures, license } = object;
  const plainTexts = (list: readonly string[]) => list.map(plainText).filter(Boolean);
  return {
    object: {
      id,
      ...(uuid && isUuid(uuid) && { uuid }),
      type,
      ...(object.inventory_number && { identifier: plainText(object.inventory_number) }),
      language,
      ...descriptionOf(object),
      names: plainTexts(names),
      subjects: plainTexts(subjects),
      ...productionOf(object),
      materials: plainTexts(materials),
      techniques: plainTexts(techniques),
      measures: measures.filter(({ type: what, unit }) => what && unit),
      ...(object.location && { location: object.location }),
      ...(license && { license }),
    },
  };
}

function descriptionOf({ description, language }: FoundObject): Pick<PackObject, 'description'> {
  const localized = knownLanguages(description, language, plainText);
  return Object.keys(localized).length > 0 ? { description: localized } : {};
}

function productionOf({ dating, places, people }: FoundObject): Pick<PackObject, 'production'> {
  const production = {
    ...inYearOrder(dating),
    place: plainText(places[0] ?? '') || undefined,
    by: plainText(people.map(({ name }) => name).join(', ')) || undefined,
  };
  return Object.values(production).some((one) => one !== undefined) ? { production } : {};
}

/** Corrects swapped years, which occur in museum databases. */
function inYearOrder({ from, to }: FoundObject['dating']) {
  const isSwapped = from !== null && to !== null && to < from;
  const [first, last] = isSwapped ? [to, from] : [from, to];
  return { from: first ?? undefined, to: last ?? undefined };
}
