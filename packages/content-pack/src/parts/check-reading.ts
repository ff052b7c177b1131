/** Checks how texts read: in another language than their heading says, or cut off. */
import { msg, type Message } from '@varde/domain/message';
import type { LanguageMap } from '@varde/domain/languages';
import type { Pack, PackDocument, PackMemory, PackTheme } from '../pack.ts';
import { reportAt, type CheckContext } from './check-context.ts';

export function checkReading(context: CheckContext): void {
  const { documents, themes, records } = context.pack;
  for (const holder of [...documents, ...themes]) {
    checkLanguagesOf(holder, context);
    checkEndings(holder, context);
  }
  for (const map of otherTexts(context.pack)) checkLanguage(map, map, context);
  for (const record of records) if (record.kind === 'memory') checkMemoryEnding(record, context);
}

/** Boxes, alt texts and the like by language. */
function otherTexts({ documents, records, media, site }: Pack): LanguageMap[] {
  const blocks = documents.flatMap((document) => Object.values(document.blocks));
  return [
    ...blocks.map((block) => (block.type === 'box' ? block.box : undefined)),
    ...media.flatMap((one) => [one.alt_text, one.description, one.transcript, one.plain_language]),
    ...records.map((record) => (record.kind === 'memory' ? record.text : record.description)),
    site?.about,
    site?.front?.lead,
    site?.privacy?.text,
  ].filter((map) => map !== undefined);
}

function checkMemoryEnding(memory: PackMemory, context: CheckContext): void {
  for (const [language, text] of Object.entries(memory.text))
    reportCutOff(text, { holder: memory, key: 'text', language }, context);
}

/** Frequent words that the other languages do not have. */
const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  no: new Set('og ikke er til fra ble jeg også hvor noe når etter ved sjøen ut hvordan'.split(' ')),
  nn: new Set('og ikkje er til frå vart eg også kvar noko når etter ved'.split(' ')),
  sv: new Set('och inte är till från blev jag också något när där ett detta vid hur'.split(' ')),
  de: new Set('und die das ist nicht von dem wurde eine auch im zur'.split(' ')),
  en: new Set('the and of was were with from that this which have has it its'.split(' ')),
};
/** Norwegian in both written forms; a word of one does not count against the other. */
const SAME: Readonly<Record<string, string>> = { nn: 'no' };
const NAMES: Readonly<Record<string, Message>> = {
  no: msg`Norwegian`,
  sv: msg`Swedish`,
  en: msg`English`,
  de: msg`German`,
};

/** Words of the other language that are more than a name or a quotation. */
const MIN_FOREIGN = 3;
const MAX_OWN_SHARE = 0.2;

function checkLanguagesOf(holder: PackDocument | PackTheme, context: CheckContext): void {
  const { title, description, text } = holder;
  const all: Record<string, string> = {};
  for (const key of Object.keys(title))
    all[key] = [title[key], description[key], text[key]].filter(Boolean).join('\n');
  checkLanguage(all, title, context);
}

/** @param holder that has a line for each language */
function checkLanguage(
  texts: Readonly<Record<string, string>>,
  holder: object,
  { log }: CheckContext,
): void {
  for (const [key, text] of Object.entries(texts)) {
    const found = languageOf(text, key);
    if (found === undefined) continue;
    reportAt(log, holder, key, {
      severity: 'warning',
      message: msg`The text in ${key} seems to be ${NAMES[found] ?? found}`,
      help: msg`Put it under the key of its language, or translate it`,
    });
  }
}

/** Another language than the key says; `undefined` when nothing speaks for one. */
function languageOf(text: string, key: string): string | undefined {
  if (!Object.hasOwn(WORDS, key)) return undefined;
  // Each word once: a name such as von Linné, which recurs, does not show a language.
  const words = [...new Set(text.toLowerCase().match(/\p{L}+/gu))];
  const count = (language: string): number =>
    words.filter((word) => WORDS[language]?.has(word)).length;
  const own = count(key);
  return Object.keys(NAMES).find((other) => {
    if (other === (SAME[key] ?? key)) return false;
    const foreign = count(other);
    return own === 0
      ? foreign >= MIN_FOREIGN - 1
      : foreign >= MIN_FOREIGN && own <= foreign * MAX_OWN_SHARE;
  });
}

/** Characters; a shorter last line may be a name or a signature. */
const MIN_SENTENCE = 30;
/** Sentences that end, by which a text is one of sentences. */
const MIN_SENTENCES = 1;

/** A file that broke off, or was pasted in part, ends within a sentence. */
function checkEndings(holder: PackDocument | PackTheme, context: CheckContext): void {
  const { title, description, text } = holder;
  for (const language of Object.keys(title)) {
    const body = [description[language], text[language]].filter(Boolean).join('\n\n');
    reportCutOff(body, { holder: title, key: language, language }, context);
  }
}

interface TextPlace {
  readonly holder: object;
  readonly key: string;
  readonly language: string;
}

function reportCutOff(text: string, place: TextPlace, { log }: CheckContext): void {
  const last = text.trimEnd().split(/\n\n/).at(-1) ?? '';
  if (last.length < MIN_SENTENCE || !isProse(last) || !/[\p{L}\p{N},;–-]$/u.test(last)) return;
  // Notes of a museum database have no full stops at all.
  if (text.split(/[.!?](?=\s)/).length <= MIN_SENTENCES) return;
  reportAt(log, place.holder, place.key, {
    severity: 'warning',
    message: msg`The text in ${place.language} ends within a sentence: "… ${last.slice(-30)}"`,
    help: msg`Write the rest, or a full stop`,
  });
}

/** Elements that are not sentences, and lines such as `Foto: Kari Nordmann`. */
const isProse = (paragraph: string): boolean =>
  !/^(?:[-*+#>|{—–]|\d+[.)]\s|\p{L}+(?: \p{L}+)?: )/u.test(paragraph);
