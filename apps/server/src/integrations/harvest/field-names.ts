/** Known names of columns and feature properties, in Norwegian, Swedish and English. */
import { findLanguage } from '@varde/domain/languages';

const NAMES = {
  id: 'id nr nummer number identifikator identifikatornr kulturminneid lokalitetid lokalid askeladdenid uuid fid',
  title: 'title tittel titel navn namn name objektnavn objektnamn rubrikk rubrik',
  description: 'description beskrivelse beskrivning ingress informasjon information desc summary',
  text: 'text tekst brodtekst brodtext body',
  latitude: 'latitude latitud breddegrad breddgrad lat nord y',
  longitude: 'longitude longitud lengdegrad langdgrad lengde lon lng long ost x',
  position: 'position posisjon koordinat koordinater coordinate coordinates location latlon latlng',
  picture: 'picture pictures bilde bilder bild image images foto photo bildefil bildfil',
  altText: 'alttekst alttext alt bildetekst bildtext bildebeskrivelse bildbeskrivning',
  licence: 'licence license lisens licens rights rettigheter rattigheter',
  photographer: 'photographer fotograf foto_av',
  credit: 'credit kreditering credits byline opphav',
  themes: 'theme themes tema temaer teman emne emner amne amnen subject subjects tags nokkelord',
  from: 'from fra fran year ar arstall arsfra fraar franar fromyear start',
  to: 'to til till tilar tillar toyear arstil slutt slut',
  link: 'link url lenke lank kilde kalla source web linkkulturminnesok linkaskeladden',
  kind: 'kind type slag kategori monumenttype kulturminnetype bygningstypetekst lokalitetsart enkeltminneart lokalitetskategori enkeltminnekategori',
  protection: 'protection vern vernetype skydd skyddstyp fredning',
  museum: 'museum owner eier agare',
} as const;

export type Field = keyof typeof NAMES;

const FIELDS: ReadonlyMap<string, Field> = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as Field] as const),
  ),
);

export interface NamedField {
  readonly field: Field;
  /** Of a column such as `title_sv`, `Tittel (en)`. */
  readonly language?: string | undefined;
}

/** `undefined` for an unknown name. */
export function findField(written: string): NamedField | undefined {
  const exact = FIELDS.get(foldName(written));
  if (exact) return { field: exact };
  const [, name = '', key = ''] = /^(.+?)[\s_:.(-]+([a-z]{2,3})\)?$/i.exec(written.trim()) ?? [];
  const field = FIELDS.get(foldName(name));
  const language = findLanguage(key)?.key;
  return field && language ? { field, language } : undefined;
}

/** Ignores case, diacritics and punctuation. */
function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/æ/g, 'a')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

/** For the message about a table without a title column. */
export const titleNames = (): string => NAMES.title.split(' ').slice(0, 5).join(', ');
