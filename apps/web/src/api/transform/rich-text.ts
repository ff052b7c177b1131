/** Editor HTML → tree of allowed elements (specification §5.2). Nothing else reaches the page. */
import {
  DROPPED_WITH_CONTENT,
  isRichTextTag,
  RICH_TEXT_TAGS,
  safeLinkHref,
  separatesWords,
} from '@varde/domain/rich-text-policy';
import { type HtmlElement, type HtmlNode, parseHtml } from '#browser/parse-html.ts';
import type { RichTextNode, RichTextView, TextView } from '#view-models.ts';

/** Parses and sanitizes. HTML whose markup is escaped (`&lt;p&gt;`) is decoded first. */
export function toRichText(html: string): RichTextNode[] {
  const nodes = parseHtml(html);
  const text = nodes.every((node) => typeof node === 'string') ? nodes.join('') : '';
  const source = /<[a-z/]/i.test(text) ? parseHtml(text) : nodes.flatMap(decodeMarkup);
  return spaced(source.flatMap(sanitizeNode));
}

const ESCAPED = new RegExp(`</?(?:${RICH_TEXT_TAGS.join('|')})(?:\\s[^<>]*)?/?>`, 'i');

/** Escaped allowed elements within HTML; other angle brackets there are prose. */
function decodeMarkup(node: HtmlNode): HtmlNode[] {
  if (typeof node !== 'string') return [{ ...node, children: node.children.flatMap(decodeMarkup) }];
  return ESCAPED.test(node) ? parseHtml(node) : [node];
}

/** Replaces gaps between words by spaces, and removes the others. */
function spaced(parts: readonly Part[]): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let hasGap = false;
  for (const part of parts) {
    if (part !== GAP) {
      if (hasGap && endsWord(nodes.at(-1)) && startsWord(part)) nodes.push(' ');
      nodes.push(part);
    }
    hasGap = part === GAP;
  }
  return nodes;
}

/** The edge of a dropped element, where a space keeps words apart. */
const GAP = null;
type Part = RichTextNode | typeof GAP;

function sanitizeNode(node: HtmlNode): Part[] {
  if (typeof node === 'string') return [node];
  const gap = separatesWords(node.name) ? [GAP] : [];
  if (DROPPED_WITH_CONTENT.has(node.name)) return gap;
  const parts = node.children.flatMap(sanitizeNode);
  if (!isRichTextTag(node.name)) return [...gap, ...parts, ...gap];
  const element: Part = { tag: node.name, ...linkOf(node), children: spaced(parts) };
  // At the edge of an inline element the gap is between what is around it.
  const isEdge = (part?: Part) => part === GAP && isInline(element);
  return [...(isEdge(parts[0]) ? [GAP] : []), element, ...(isEdge(parts.at(-1)) ? [GAP] : [])];
}

const BLOCK = /^(?:p|br|h[1-6]|ul|ol|li)$/;
const isInline = (part?: Part) => typeof part === 'object' && part !== GAP && !BLOCK.test(part.tag);
const endsWord = (part?: Part) => (typeof part === 'string' ? /\S$/.test(part) : isInline(part));
const startsWord = (part?: Part) => (typeof part === 'string' ? /^\S/.test(part) : isInline(part));

function linkOf({ name, href }: HtmlElement): { href?: string } {
  const safe = name === 'a' && href ? safeLinkHref(href) : undefined;
  return safe ? { href: safe } : {};
}

/** Contribution form text: plain, with empty lines between paragraphs, or HTML, sanitized. */
export function toContributedText(input: TextView | undefined): RichTextView | undefined {
  if (!input) return undefined;
  const { text, lang } = input;
  const nodes = /<[a-z/!]|&[a-z#\d]+;/i.test(text) ? toRichText(text) : paragraphs(text);
  return nodes.length > 0 ? { nodes, lang } : undefined;
}

function paragraphs(text: string): RichTextNode[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ tag: 'p', children: part.split(/\r?\n/).flatMap(lineOf) }));
}

const lineOf = (line: string, index: number): RichTextNode[] =>
  index === 0 ? [line] : [{ tag: 'br', children: [] }, line];
