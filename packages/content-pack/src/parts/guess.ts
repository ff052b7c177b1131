/**
 * What the author of a rejected value probably means: values as people type and paste them, written
 * as a pack has them. The shapes check whether a guess is valid.
 */
import { makeSlug } from '@varde/domain/make-slug';

/** `undefined` when nothing is recognised. */
export type Guess<T> = (text: string) => T | undefined;

/** Longer texts are no slips. */
const MAX_LENGTH = 200;

export function guessed<T>(text: string, guess: Guess<T>): T | undefined {
  return text.length <= MAX_LENGTH ? guess(text) : undefined;
}

/** Without the quotes of word processors, which YAML takes for letters. */
export const unquoted = (text: string): string =>
  text.replace(/^[“”„«»"'‘’‚\s]+|(?<![“”„«»"'‘’‚\s])[“”„«»"'‘’‚\s]+$/g, '');

/** `Kai på Øya.WEBP` */
export const mediaNameFrom: Guess<string> = (text) => {
  const [, base, extension] = /^(?:media\/)?(.+)\.([A-Za-z0-9]{2,5})$/.exec(text) ?? [];
  return base && extension && `${makeSlug(base)}.${extension.toLowerCase()}`;
};

/** `museet.no/besøk` */
export const urlFrom: Guess<string> = (text) =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : undefined;

/** `kl. 9.30` */
export const clockFrom: Guess<string> = (text) => {
  const [, hours, minutes = '00'] = /^(?:kl\.? ?)?(\d{1,2})(?:[.:](\d\d))?$/i.exec(text) ?? [];
  return hours && `${hours.padStart(2, '0')}:${minutes}`;
};

/** `1.5.2026`, as Norwegians and Swedes write it. */
export const dateFrom: Guess<string> = (text) => {
  const [, day, month, year] = /^(\d{1,2})[./] ?(\d{1,2})[./] ?(\d{4})$/.exec(text) ?? [];
  return day && month && year && [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
};

const MONTHS = 'jan feb mar apr mai jun jul aug sep okt nov des'.split(' ');
/** Where Swedish and English differ. */
const OTHER_MONTHS: Readonly<Record<string, string>> = {
  maj: 'mai',
  may: 'mai',
  oct: 'okt',
  dec: 'des',
};

/** `1.5`, `1. mai` */
export const monthDayFrom: Guess<string> = (text) => {
  const [, day = '', month = ''] = /^(\d{1,2})[./ ]+(\d{1,2}|\p{L}{3,})\.?$/u.exec(text) ?? [];
  const word = month.slice(0, 3).toLowerCase();
  const number = Number(month) || MONTHS.indexOf(OTHER_MONTHS[word] ?? word) + 1;
  return number > 0 ? `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
};

/** `1130-tallet`, `ca. 1130`, `500 f.Kr.` */
export const yearFrom: Guess<number> = (text) => {
  const [, digits] = /^\D*(\d{1,5})(?!\d*\.\d)/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return /f\. ?kr|f\. ?v\. ?t|\bbce?\b/i.test(text) ? -Number(digits) : Number(digits);
};

/** `8A1F2D`, `#abc` */
export const colourFrom: Guess<string> = (text) => {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return `#${(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase()}`;
};

/** `post (at) museum.no` */
export const emailFrom: Guess<string> = (text) =>
  text.replace(/^mailto:/i, '').replace(/(?<!\s)\s*(?:\(at\)|\[at\]|\(a\)|\sat\s)\s*/i, '@');

/** `tlf. 12 34 56 78` */
export const phoneFrom: Guess<string> = (text) => text.replace(/[^\d+ ()-]/g, '').trim();

/** The id in a URL of YouTube, Vimeo or Sketchfab. */
export const embedIdFrom: Guess<string> = (text) =>
  /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})/.exec(text)?.[1] ??
  /vimeo\.com\/(?:\w+\/)*?(\d+)/.exec(text)?.[1] ??
  /\b([0-9a-f]{32})\b/.exec(text)?.[1];

/** In Norwegian, Swedish and English, without marks. */
const WEEKDAYS: Readonly<Record<string, readonly string[]>> = {
  mon: ['mandag', 'man', 'monday'],
  tue: ['tirsdag', 'tir', 'tirs', 'tisdag', 'tis', 'tuesday'],
  wed: ['onsdag', 'ons', 'wednesday'],
  thu: ['torsdag', 'tor', 'tors', 'thursday'],
  fri: ['fredag', 'fre', 'friday'],
  sat: ['lordag', 'lor', 'saturday'],
  sun: ['sondag', 'son', 'sunday'],
};

/** `man–søn`, `tirsdag og torsdag` */
export const daysFrom: Guess<string> = (text) =>
  makeSlug(text.replace(/[,;&]| og | och | and /g, ' comma '))
    .replace(/-?comma-?/g, ',')
    .replace(/-(?:til|till|to|tom)-/g, '-')
    .replace(/[a-z]+/g, (word) => weekdayOf(word) ?? word);

const weekdayOf: Guess<string> = (word) =>
  Object.entries(WEEKDAYS).find(([, names]) => names.includes(word))?.[0];

/** `12,5`, `"1 200"`, `300 m` */
export const numberFrom: Guess<number> = (text) => {
  const joined = text.replace(/(?<=\d)\s(?=\d{3}\b)/g, '');
  const [, digits] = /^\s*(-?\d+(?:[.,]\d+)?) ?(?:m|min|meter|metres?)?$/i.exec(joined) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
};

const BOOLEANS: Readonly<Record<string, string>> = {
  ja: 'true',
  yes: 'true',
  nei: 'false',
  nej: 'false',
  no: 'false',
};

export const booleanFrom: Guess<string> = (text) => BOOLEANS[text.trim().toLowerCase()];

/** `CC BY-SA 4.0` */
export const licenseFrom: Guess<string> = (text) => {
  if (/\bcc ?-?0|public domain|\bzero\b/i.test(text)) return /mark/i.test(text) ? 'pdm' : 'cc0';
  if (/all rights|©|opphavsrett|upphovsrätt/i.test(text)) return 'copyright';
  return text
    .toLowerCase()
    .replace(/creative commons|attribution|international|\bcc\b/g, ' ')
    .replace(/sharealike/g, 'sa')
    .match(/[a-z]+/g)
    ?.join('-');
};

/** Degrees, minutes and seconds with a direction; Ø and Ö are east, V is west. */
const SEXAGESIMAL =
  /(\d{1,3})\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?([NSEWØÖV])/gi;

/** `61,29814 7,32236`, `61°17'53"N 7°19'20"Ø` */
export const positionFrom: Guess<string> = (text) => {
  const inMinutes = [...text.matchAll(SEXAGESIMAL)].map(([, ...parts]) => {
    // Minutes and seconds may be missing.
    const angles: readonly (string | undefined)[] = parts.slice(0, 3);
    const value = angles
      .map((angle = '0', power) => Number(angle.replace(',', '.')) / 60 ** power)
      .reduce((sum, angle) => sum + angle, 0);
    return /[SWV]/i.test(parts[3] ?? '') ? -value : value;
  });
  const inDegrees = text.match(/-?\d{1,3}[.,]\d+/g)?.map((part) => Number(part.replace(',', '.')));
  const found = inMinutes.length > 0 ? inMinutes : (inDegrees ?? []);
  // Seven decimals are a centimetre.
  return found.length === 2 ? found.map((value) => Number(value.toFixed(7))).join(', ') : undefined;
};
