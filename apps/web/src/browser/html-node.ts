/** Parsed HTML, reduced to what the sanitizer needs. */
export interface HtmlElement {
  /** Lower case. */
  readonly name: string;
  readonly href: string | undefined;
  readonly children: readonly HtmlNode[];
}

/** A text with its entities decoded, or an element. Comments and the like are dropped. */
export type HtmlNode = string | HtmlElement;
