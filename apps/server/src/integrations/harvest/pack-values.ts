/** External values as a pack may contain them: plain text, Markdown, slugs, URLs, rights. */
import { plainTextOfForeign } from '@varde/content-pack/render-rich-text';
import { findLanguage, pickText, type LanguageMap } from '@varde/domain/languages';
import { readLicense } from '../read-loosely.ts';
import type { License } from '@varde/domain/licenses';

const MAX_TITLE_LENGTH = 200;

const HTML = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,8}|#x?[\da-f]{1,6});/i;

/** A single line. */
export function plainTitle(source: string): string {
  const title = plainText(source).replace(/\s+/g, ' ').trim();
  if (title.length <= MAX_TITLE_LENGTH) return title;
  // A character of two units is not cut in half.
  const cut = title.slice(0, MAX_TITLE_LENGTH - 1).replace(/\p{Surrogate}$/u, '');
  return `${cut.trim()}…`;
}

/** Without HTML; preserves line breaks. */
export function plainText(source: string): string {
  const text = HTML.test(source) ? plainTextOfForeign(source) : source;
  return storable(text).trim();
}

/** Without control characters and unpaired surrogates. */
export function storable(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufeff]/g, ' ')
  );
}

/** Escaped Markdown, with one paragraph per line. */
export function plainMarkdown(source: string): string {
  const lines = plainText(source)
    .split('\n')
    .map((line) => escapeMarkdown(line.replace(/\s+/g, ' ').trim()));
  return lines.filter(Boolean).join('\n\n');
}

function escapeMarkdown(line: string): string {
  return line
    .replace(/[\\`*_[\]<>~|]/g, String.raw`\$&`)
    .replace(/\{\{/g, String.raw`\{\{`)
    .replace(/&(?=[a-z#])/gi, String.raw`\&`)
    .replace(/^(#|[-+](?=\s|$)|[-=]+$)/, String.raw`\$1`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);
}

/** Texts in the product's languages; if there are none, the first other text as `language`. */
export function knownLanguages(
  map: LanguageMap,
  language: string,
  change: (text: string) => string,
): LanguageMap {
  const known: Record<string, string> = {};
  const others: string[] = [];
  for (const [key, source] of Object.entries(map)) {
    const text = change(source);
    const found = findLanguage(key)?.key;
    if (text && found) known[found] ??= text;
    else if (text) others.push(text);
  }
  const [other] = others;
  if (other !== undefined && Object.keys(known).length === 0) known[language] = other;
  return known;
}

/** Adds a fallback title for every language that has a text. */
export function titlesFor(titles: LanguageMap, texts: LanguageMap): LanguageMap {
  const all: Record<string, string> = { ...titles };
  for (const language of Object.keys(texts)) {
    const title = pickText(titles, language)?.text;
    if (title) all[language] ??= title;
  }
  return all;
}

/** A normalised HTTP(S) URL. */
export function webUrl(value: unknown): string | undefined {
  const url = typeof value === 'string' ? URL.parse(value.trim()) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

export interface HarvestLicense {
  readonly license: License;
  /** `4.0`, if the source has it. */
  readonly version?: string | undefined;
}

/**
 * Reads a licence URL (Creative Commons, RightsStatements, K-samsök) or a name of the museum
 * database. An unknown one means all rights reserved.
 */
export function readRights(written: string | undefined): HarvestLicense | undefined {
  const text = written?.trim();
  if (!text) return undefined;
  return readCommons(text) ?? readVocabulary(text) ?? readName(text);
}

function readCommons(text: string): HarvestLicense | undefined {
  const [, part, code = '', version] =
    /creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(text) ?? [];
  if (!part) return undefined;
  const license = part === 'publicdomain' ? PUBLIC_DOMAIN[code.toLowerCase()] : readLicense(code);
  if (!license) return { license: 'copyright' };
  const isFree = license === 'cc0' || license === 'pdm';
  return { license, ...(version && !isFree && { version }) };
}

const PUBLIC_DOMAIN: Readonly<Record<string, 'cc0' | 'pdm'>> = {
  zero: 'cc0',
  mark: 'pdm',
  certification: 'pdm',
};

/** `http://kulturarvsdata.se/resurser/License#by-sa`, `http://rightsstatements.org/vocab/…`. */
function readVocabulary(text: string): HarvestLicense | undefined {
  if (/rightsstatements\.org/i.test(text)) return { license: 'copyright' };
  const code = /\/resurser\/License#([\w-]+)$/i.exec(text)?.[1]?.toLowerCase();
  if (code === undefined) return undefined;
  return readName(code === 'pdmark' ? 'pdm' : code);
}

function readName(text: string): HarvestLicense | undefined {
  const license = readLicense(text);
  return license && { license };
}
