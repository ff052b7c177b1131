/**
 * The elements that rich text may contain (specification §5.2). Others are dropped and their text
 * is retained, separated by spaces.
 */

export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'b',
  'i',
  'u',
  'strong',
  'em',
  'strike',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'a',
  'span',
] as const;

export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

const tags = new Set<string>(RICH_TEXT_TAGS);

export function isRichTextTag(name: string): name is RichTextTag {
  return tags.has(name);
}

/** Elements dropped together with their text: a script's source is not prose. */
export const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'textarea',
  'select',
  'svg',
  'math',
  'title',
]);

/** Elements within a line of text; they may be within a word. */
const PHRASING = new Set(
  `abbr acronym bdi bdo big blink cite code data del dfn font ins kbd label mark q rp rt ruby s samp
  small time tt var wbr`.split(/\s+/),
);

/** Whether the text before, in and after an element that is dropped is separated by spaces. */
export function separatesWords(name: string): boolean {
  return !isRichTextTag(name) && !PHRASING.has(name);
}

/** The href of a link if it is safe: http(s), mail, telephone, or a path of our own. */
export function safeLinkHref(href: string): string | undefined {
  // Browsers ignore control characters and leading spaces in a scheme: strip them before the check.
  // oxlint-disable-next-line no-control-regex -- control characters are what it strips
  const cleaned = href.replace(/[\u0000-\u0020\u007f]+/g, '');
  if (/^(https?:\/\/|mailto:|tel:)/i.test(cleaned)) return cleaned;
  if (/^\/(?![/\\])/.test(cleaned) || cleaned.startsWith('#')) return cleaned;
  return undefined;
}
