/** What is wrong in the message files, told from the files alone. */
import { pluralForms } from '../apps/web/src/i18n/plural-form.ts';

export type Messages = ReadonlyMap<string, string>;

/** Says who translated a file; its own people write the main languages, so only the others carry it. */
export const TRANSLATED_BY = 'meta.translatedBy';
const TRANSLATORS = ['machine', 'person'];

const PLURAL = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string): string => (text.match(/\{\{\w+/g) ?? []).sort().join(' ');

/** The key as code names it: without the plural form. */
export function messageStem(key: string): string {
  return key.replace(PLURAL, '');
}

/** The plural forms that whole numbers take in a language; `other` is also what any missing one falls back to. */
export function formsOf(tag: string): ReadonlySet<string> {
  const form = pluralForms(tag);
  return new Set([...Array.from({ length: 200 }, (_, count) => form(count)), 'other']);
}

/** A main language holds every key of the reference, with the same placeholders, and no other. */
export function wholeFileFaults(
  file: string,
  texts: Messages,
  reference: Messages,
): readonly string[] {
  const missing = [...reference]
    .filter(([key]) => !texts.get(key))
    .map(([key, text]) => `${file}: '${key}' is missing. Translate «${text}».`);
  return [...missing, ...strangers(file, texts, reference), ...unlike(file, texts, reference)];
}

/**
 * Another language may lack keys, but has no strange ones, says who translated it, and gives a counted message
 * in every form that its numbers take.
 */
export function translationFaults(
  { file, tag }: { readonly file: string; readonly tag: string },
  texts: Messages,
  reference: Messages,
): readonly string[] {
  const own = new Map([...texts].filter(([key]) => key !== TRANSLATED_BY));
  const marked = TRANSLATORS.includes(texts.get(TRANSLATED_BY) ?? '');
  const unmarked = `${file}: '${TRANSLATED_BY}' must say ${TRANSLATORS.join(' or ')}.`;
  const forms = formsOf(tag);
  const counted = countedStems(reference);
  const known = new Map(reference);
  for (const stem of counted) for (const form of forms) known.set(`${stem}_${form}`, '');
  return [
    ...(marked ? [] : [unmarked]),
    ...strangers(file, own, known),
    ...unlike(file, own, reference),
    ...[...counted].flatMap((stem) => lackingForms(file, own, stem, forms)),
  ];
}

function countedStems(reference: Messages): ReadonlySet<string> {
  return new Set([...reference.keys()].filter((key) => PLURAL.test(key)).map(messageStem));
}

function strangers(file: string, texts: Messages, known: Messages): string[] {
  return [...texts.keys()]
    .filter((key) => !known.has(key))
    .map((key) => `${file}: '${key}' is no message of the main languages. Add or remove it.`);
}

function unlike(file: string, texts: Messages, reference: Messages): string[] {
  return [...texts]
    .filter(([key, text]) => {
      const model = reference.get(key) ?? reference.get(`${messageStem(key)}_other`);
      return model !== undefined && placeholders(model) !== placeholders(text);
    })
    .map(([key]) => `${file}: '${key}' has other placeholders than the main languages.`);
}

function lackingForms(
  file: string,
  texts: Messages,
  stem: string,
  forms: ReadonlySet<string>,
): string[] {
  const lacking = [...forms].filter((form) => !texts.has(`${stem}_${form}`));
  return lacking.length === 0 || lacking.length === forms.size
    ? []
    : lacking.map((form) => `${file}: '${stem}_${form}' is missing beside its other forms.`);
}
