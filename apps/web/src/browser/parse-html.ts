/**
 * A facade of two parsers: the browser's own, and htmlparser2 on the server, which never ships to
 * the browser.
 */
import { createIsomorphicFn } from '@tanstack/react-start';
import { ElementType, parseDocument } from 'htmlparser2';

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];

/** Deeper than texts need; hostile nesting must not exhaust the stack. Deeper nodes are dropped. */
const MAX_DEPTH = 100;

function fromParsed(node: ParsedNode, depth: number): HtmlNode[] {
  if (node.type === ElementType.Text) return [node.data];
  if (!('name' in node) || !('attribs' in node) || depth > MAX_DEPTH) return [];
  const children = node.children.flatMap((child) => fromParsed(child, depth + 1));
  return [{ name: node.name, href: node.attribs.href, children }];
}

function fromBrowser(node: Node, depth: number): HtmlNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element) || depth > MAX_DEPTH) return [];
  const href = node.getAttribute('href') ?? undefined;
  const children = [...node.childNodes].flatMap((child) => fromBrowser(child, depth + 1));
  return [{ name: node.localName.toLowerCase(), href, children }];
}

/** Parses HTML as leniently as browsers; runs and fetches nothing. */
export const parseHtml: (html: string) => HtmlNode[] = createIsomorphicFn()
  .server((html: string) => parseDocument(html).children.flatMap((node) => fromParsed(node, 0)))
  .client((html: string) => {
    // An inert document: no scripts run, no images are fetched.
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].flatMap((node) => fromBrowser(node, 0));
  });

/** Parsed HTML, reduced to what the sanitizer needs. */
export interface HtmlElement {
  /** Lower case. */
  readonly name: string;
  readonly href: string | undefined;
  readonly children: readonly HtmlNode[];
}

/** A text with its entities decoded, or an element. Comments and the like are dropped. */
export type HtmlNode = string | HtmlElement;
