/** Renders a pack's Markdown: HTML for the wire (specification §5.2), plain text for search. */
import { Marked, type Token } from 'marked';
import sanitizeHtml from 'sanitize-html';
import {
  DROPPED_WITH_CONTENT,
  isRichTextTag,
  RICH_TEXT_TAGS,
  safeLinkHref,
  separatesWords,
} from '@varde/domain/rich-text-policy';
import type { DocumentKind } from '@varde/domain/document-kinds';

/**
 * Deeper nesting of quotes or lists than any text needs. The parser recurses per level, so
 * malicious input could exhaust the stack or take minutes.
 */
const TOO_DEEP =
  /^(?:[ \t]*>){12,}.*|^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){12,}.*|^(?: {40}|\t{10})[ \t]*(?:[-*+>]|\d{1,9}[.)]).*/m;

/** More stars and underscores than any paragraph needs: the parser takes their number squared. */
const MAX_MARKS = 1_000;

const markdown = new Marked({ gfm: true, breaks: false, async: false });

const POLICY: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...DROPPED_WITH_CONTENT],
  transformTags: {
    del: 'strike',
    s: 'strike',
    // A link with an unsafe URL is reduced to its text.
    a: (_name, { href = '' }): sanitizeHtml.Tag => {
      const safeHref = siteHref(href);
      if (safeHref === undefined) return { tagName: 'span', attribs: {} };
      return { tagName: 'a', attribs: { href: safeHref } };
    },
  },
};

/**
 * HTML of the elements in `RICH_TEXT_TAGS` only, without attributes but `a[href]`. Unsafe links are
 * removed.
 */
export function renderRichText(source: string): string {
  return sanitize(markdown.parse(source, { async: false })).trim();
}

/** The text of dropped elements is separated by spaces. */
function sanitize(html: string): string {
  const spaced = html.replace(/<\/?([a-z][a-z0-9]*)/gi, (tag, name: string) =>
    separatesWords(name.toLowerCase()) ? ` ${tag}` : tag,
  );
  return sanitizeHtml(spaced, POLICY);
}

/** Text of HTML made by `renderRichText`: blocks become lines, character references characters. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<\/(p|h[1-6]|li|ul|ol)>|<br ?\/?>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Untrusted HTML as plain text, without the content of scripts and styles. */
export function plainTextOfForeign(html: string): string {
  return plainTextOf(sanitize(html));
}

/** Markdown as one line of plain text, for lists and search results. */
export function plainLine(source: string): string {
  return plainTextOf(renderRichText(source)).replace(/\s+/g, ' ');
}

export interface MarkdownFinding {
  readonly kind: 'link' | 'image' | 'table' | 'tag' | 'nesting' | 'marks' | 'leftover';
  /**
   * URL of a link or image, first line of a table, name of a removed tag, the line that is nested
   * too deep, the first line of a paragraph with too many marks, or characters of Markdown that are shown as they are typed.
   */
  readonly value: string;
}

/** Emphasis without an end, and links with a space or without an end. */
const LEFTOVER = /\*\*|\]\s?\((?!\s)/;

/** Findings to report for a text: every link, and everything that rendering removes. */
export function inspectMarkdown(source: string): MarkdownFinding[] {
  const deep = TOO_DEEP.exec(source);
  if (deep) return [{ kind: 'nesting', value: deep[0].trim() }];
  const marked = source.split(/\n[ \t]*\n/).find(hasManyMarks);
  if (marked !== undefined) return [{ kind: 'marks', value: firstLine(marked) }];
  const findings: MarkdownFinding[] = [];
  void markdown.walkTokens(markdown.lexer(source), (token: Token) => {
    if (token.type === 'link') findings.push({ kind: 'link', value: String(token['href']) });
    if (token.type === 'image') findings.push({ kind: 'image', value: String(token['href']) });
    if (token.type === 'table') findings.push({ kind: 'table', value: firstLine(token.raw) });
    findings.push(...findLeftover(token), ...findTags(token));
  });
  return findings.filter((...one) => !isOtherTableTag(...one));
}

const hasManyMarks = (paragraph: string): boolean =>
  (paragraph.match(/[*_]/g)?.length ?? 0) > MAX_MARKS;

function findLeftover(token: Token): MarkdownFinding[] {
  if (token.type !== 'text' || 'tokens' in token) return [];
  const [leftover] = LEFTOVER.exec(token.raw) ?? [];
  return leftover === undefined ? [] : [{ kind: 'leftover', value: leftover }];
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

function findTags(token: Token): MarkdownFinding[] {
  if (token.type !== 'html') return [];
  return [...token.raw.matchAll(/<([a-z][a-z0-9]*)/gi)]
    .map(([, tag = '']) => tag)
    .filter((tag) => !isRichTextTag(tag.toLowerCase()))
    .map((tag) =>
      TABLE_TAGS.has(tag.toLowerCase())
        ? { kind: 'table', value: `<${tag}` }
        : { kind: 'tag', value: tag },
    );
}

const TABLE_TAGS = new Set('table caption colgroup col thead tbody tfoot tr th td'.split(' '));

/** One finding for the tags of all tables. */
const isOtherTableTag = ({ kind, value }: MarkdownFinding, index: number, all: MarkdownFinding[]) =>
  kind === 'table' &&
  value.startsWith('<') &&
  all.findIndex((one) => one.kind === 'table' && one.value.startsWith('<')) < index;

export type LinkTarget =
  | { readonly kind: 'document'; readonly id: number; readonly wants: readonly DocumentKind[] }
  | { readonly kind: 'owner'; readonly slug: string }
  | { readonly kind: 'theme'; readonly slug: string };

const TARGET_KINDS: Readonly<Record<string, readonly DocumentKind[]>> = {
  article: ['article', 'post'],
  presentation: ['group'],
  rebus: ['rebus'],
};

const SITE_PATHS: Readonly<Record<string, string>> = {
  article: '/article/',
  presentation: '/group/',
  rebus: '/rebus/',
  owner: '/@',
  theme: '/tag/',
};

const PACK_LINK = /^(article|presentation|rebus|owner|theme):([a-z0-9-]{1,100})$/;

/** Target of `article:105`, `owner:bryggen` and the like; `undefined` for a URL. */
export function linkTarget(href: string): LinkTarget | undefined {
  const [, scheme = '', name = ''] = PACK_LINK.exec(href) ?? [];
  if (scheme === 'owner' || scheme === 'theme') return { kind: scheme, slug: name };
  const wants = TARGET_KINDS[scheme];
  return wants && /^\d+$/.test(name) ? { kind: 'document', id: Number(name), wants } : undefined;
}

/** The site's href for a link; `undefined` when the link is not safe. */
export function siteHref(href: string): string | undefined {
  if (!linkTarget(href)) return safeLinkHref(href);
  const [scheme = '', name = ''] = href.split(':');
  return `${SITE_PATHS[scheme] ?? ''}${name}`;
}
