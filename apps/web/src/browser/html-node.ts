/** Parsed HTML in the least that we need of it; what may stay of it is decided elsewhere. */
export interface HtmlElement {
  /** Lower case. */
  readonly name: string;
  readonly href: string | undefined;
  readonly children: readonly HtmlNode[];
}

/** A text with its entities decoded, or an element. Comments and the like are gone. */
export type HtmlNode = string | HtmlElement;
