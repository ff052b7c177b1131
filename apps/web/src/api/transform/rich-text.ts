/**
 * Editors' HTML → a tree of allowed elements (specification §5.2). Nothing else reaches the page.
 */
import { DROPPED_WITH_CONTENT, isRichTextTag, safeLinkHref } from '@varde/domain/rich-text-policy';
import type { HtmlElement, HtmlNode } from '#browser/html-node.ts';
import { parseHtml } from '#browser/parse-html.ts';
import type { RichTextNode } from '#view-models.ts';

/** Parses and sanitizes. HTML whose markup is escaped (`&lt;p&gt;`) is decoded first. */
export function toRichText(html: string): RichTextNode[] {
  const nodes = parseHtml(html);
  const text = nodes.every((node) => typeof node === 'string') ? nodes.join('') : '';
  const source = /<[a-z/]/i.test(text) ? parseHtml(text) : nodes;
  return source.flatMap(sanitizeNode);
}

function sanitizeNode(node: HtmlNode): RichTextNode[] {
  if (typeof node === 'string') return [node];
  if (DROPPED_WITH_CONTENT.has(node.name)) return [];
  const children = node.children.flatMap(sanitizeNode);
  if (!isRichTextTag(node.name)) return children;
  return [{ tag: node.name, ...linkOf(node), children }];
}

function linkOf({ name, href }: HtmlElement): { href?: string } {
  const safe = name === 'a' && href ? safeLinkHref(href) : undefined;
  return safe ? { href: safe } : {};
}
