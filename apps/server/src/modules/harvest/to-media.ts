/** The sidecar of a harvested picture. */
import type { PackCredit, PackMedia } from '@varde/content-pack/pack';
import type { LanguageMap } from '@varde/domain/languages';
import type { HarvestPicture } from './harvest-item.ts';
import { knownLanguages, plainTitle, storable } from './plain-words.ts';
import { webAddress } from './safe-address.ts';

export interface MediaNames {
  readonly id: number;
  /** File name in media/. */
  readonly name: string;
}

export interface ShownThing {
  readonly title: LanguageMap;
  readonly language: string;
  /** Where a person can look it up. */
  readonly origin: { readonly title: string; readonly url?: string | undefined };
}

/** @param nr its place among the pictures of the thing, from 1: two pictures shall not be told apart by nothing */
export function toMedia(
  picture: HarvestPicture,
  { id, name }: MediaNames,
  thing: ShownThing,
  nr: number,
): PackMedia {
  const { rights, altText = {} } = picture;
  const told = knownLanguages(altText, thing.language, plainTitle);
  return {
    name,
    type: 'image',
    id,
    alt_text: Object.keys(told).length > 0 ? told : numbered(thing.title, nr),
    credits: creditsOf(picture, thing),
    // Nobody's word on it means that all rights are kept.
    license: rights?.license ?? 'copyright',
    ...(rights?.version && { license_version: rights.version }),
  };
}

function numbered(title: LanguageMap, nr: number): LanguageMap {
  if (nr === 1) return title;
  return Object.fromEntries(Object.entries(title).map(([key, text]) => [key, `${text} (${nr})`]));
}

function creditsOf(
  { photographer, credit, address }: HarvestPicture,
  { origin }: ShownThing,
): PackCredit[] {
  const source = origin.url ?? webAddress(address);
  const line = [credit, origin.title, source].filter(Boolean).join(', ');
  const all: PackCredit[] = [
    { type: 'photographer', name: oneLine(photographer) },
    { type: 'credit_line', name: oneLine(line) },
  ];
  return all.filter(({ name }) => name !== '');
}

const oneLine = (text = ''): string => storable(plainTitle(text));
