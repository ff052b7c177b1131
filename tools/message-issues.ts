/** Issues of the message files alone, without the code that uses them. */
import { pluralForms } from '../apps/web/src/i18n/create-translate.ts';

export type Messages = ReadonlyMap<string, string>;

export interface MessageFile {
  readonly file: string;
  /** BCP 47; decides which plural forms a counted message needs. */
  readonly tag: string;
  /** Whether it must have every message of the reference. */
  readonly isComplete: boolean;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** The name of the site may stand in any message. */
const placeholders = (text: string): string =>
  (text.match(/\{\{(?!site\b)\w+/g) ?? []).sort().join(' ');

/** The key as used in code: without the plural suffix. */
export function messageStem(key: string): string {
  return key.replace(PLURAL, '');
}

/** Plural forms of whole numbers in a language, and `other`, the fallback. */
export function formsOf(tag: string): ReadonlySet<string> {
  const form = pluralForms(tag);
  return new Set([...Array.from({ length: 200 }, (_, count) => form(count)), 'other']);
}

/**
 * A message file has no unknown key, the order and placeholders of the reference, and every plural
 * form of a counted message. A complete file has every message; a partial one may lack messages.
 */
export function messageIssues(
  { file, tag, isComplete }: MessageFile,
  texts: Messages,
  reference: Messages,
): readonly string[] {
  const expected = inFormsOf(tag, reference);
  const translated = new Set([...texts.keys()].map(messageStem));
  const missing = [...expected].filter(
    ([key]) => !texts.get(key) && (isComplete || translated.has(messageStem(key))),
  );
  const unknown = [...texts.keys()].filter((key) => !expected.has(key));
  const unlike = [...texts].filter(([key, text]) => {
    const model = expected.get(key);
    return text && model && placeholders(model) !== placeholders(text);
  });
  const order = [...new Set([...reference.keys()].map(messageStem))];
  const known = [...texts.keys()].filter((key) => expected.has(key));
  const misplaced = known.flatMap((key, index) => {
    const before = known[index - 1] ?? key;
    return order.indexOf(messageStem(key)) < order.indexOf(messageStem(before))
      ? [{ key, before }]
      : [];
  });
  return [
    ...missing.map(([key, text]) => `${file}: '${key}' is missing. Translate «${text}».`),
    ...unknown.map((key) => `${file}: '${key}' is not a message of the reference. Remove it.`),
    ...misplaced.map(
      ({ key, before }) => `${file}: '${key}' precedes '${before}' in the reference. Reorder them.`,
    ),
    ...unlike.map(([key]) => `${file}: '${key}' has other placeholders than the reference.`),
  ];
}

/** The reference messages, with the plural keys of a language. */
function inFormsOf(tag: string, reference: Messages): Messages {
  const forms = [...formsOf(tag)];
  return new Map(
    [...reference].flatMap(([key, text]) =>
      PLURAL.test(key)
        ? forms.map((form) => [`${messageStem(key)}_${form}`, text] as const)
        : [[key, text] as const],
    ),
  );
}
