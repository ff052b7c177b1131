/**
 * What api/transform makes of the wire, and components/ show: texts already picked for the visitor's language, distances
 * and counts already written out, addresses already made.
 */
import type { DocumentKind } from '@varde/domain/document-kinds';
import type { RichTextTag } from '@varde/domain/rich-text-policy';

/** A text and the BCP 47 tag of the language it is in (a `PickedText` of the domain fits). */
export interface TextView {
  readonly text: string;
  readonly lang: string;
}

export interface ImageView {
  /** Names it in the page's gallery; a film's still has none. */
  readonly slideId?: number;
  /** Takes `?dimension=WxH`. */
  readonly url: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the picture is there. */
  readonly dominantColor: string;
  /** Shares (0–1) from the left and the top: the point that crops keep. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
  /** By how much crops are enlarged around the focal point. */
  readonly scale?: number;
  /** A CSS `filter`. */
  readonly filters?: string;
  /** Empty only where the picture repeats what stands beside it. */
  readonly alt: string;
  readonly altLang?: string;
}

export type ItemKind = DocumentKind | 'theme' | 'selection';

/** `started`: a post whose task the visitor has tried. */
export type ItemState = 'normal' | 'started' | 'locked' | 'solved' | 'hidden';

export interface ListItemView {
  readonly id: number | string;
  /** Left out where it cannot be followed: a locked or hidden post. What is locked but has a page keeps its address. */
  readonly href?: string;
  readonly kind: ItemKind;
  /** Not shown of a hidden post: other words stand in its place. */
  readonly title: TextView;
  readonly description?: TextView;
  readonly image?: ImageView;
  /** Written out: `340 m`. */
  readonly distance?: string;
  readonly owner?: string;
  /** Written out: `8 steder`. */
  readonly count?: string;
  readonly state: ItemState;
  /** The word for the state (`Låst`); wanted for every state but normal. */
  readonly stateLabel?: string;
  /** Of what is locked or hidden without a page: tells how it opens. Default: a press does nothing. */
  readonly onClosed?: () => void;
  /** Place in an ordered walk, from 1. */
  readonly number?: number;
}

export interface RichTextElement {
  readonly tag: RichTextTag;
  /** Only on `a`; already checked by `safeLinkAddress`. */
  readonly href?: string;
  /** Only on headings: what `#…` leads to. */
  readonly id?: string;
  readonly children: readonly RichTextNode[];
}

/** A text, or an element of the rich-text policy. */
export type RichTextNode = string | RichTextElement;

export interface RichTextView {
  readonly nodes: readonly RichTextNode[];
  readonly lang: string;
}

export interface CreditView {
  /** `Fotograf`; left out where the name says enough. */
  readonly role?: string;
  readonly name: string;
}

export interface LicenseView {
  readonly name: string;
  readonly href?: string;
}

/** Who made it, and how it may be used. */
export interface RightsView {
  readonly credits: readonly CreditView[];
  readonly license?: LicenseView | undefined;
}

export interface FigureView extends RightsView {
  readonly image: ImageView;
  readonly caption?: TextView | undefined;
}

/** One line of a fact; with an address it is a link. */
export interface FactLine {
  readonly text: string;
  readonly lang?: string;
  readonly href?: string;
}

export interface FactRow {
  readonly label: string;
  readonly lines: readonly FactLine[];
}

export interface LinkView {
  readonly href: string;
  readonly title: TextView;
}

/** Something that another collection keeps. */
export interface ReferenceView {
  /** What it is, in a word. */
  readonly label: string;
  /** Absent where there is no more to see. */
  readonly href?: string | undefined;
  readonly title: TextView;
  readonly text?: TextView | undefined;
  /** One line: when, who. */
  readonly facts?: string | undefined;
  readonly image?: ImageView | undefined;
  /** Of the picture. */
  readonly rights: RightsView;
}

/** Where the original of a thing stands. */
export interface SourceView {
  readonly host: string;
  readonly href: string;
}

/** A page above another in the site's hierarchy. */
export interface TrailStep {
  readonly title: string;
  readonly path: string;
  /** Of the title, where it is content. */
  readonly lang?: string;
}

export interface BreadcrumbView {
  readonly title: string;
  readonly lang?: string;
  /** Left out on the last one, the page itself. */
  readonly href?: string;
}

export interface OwnerView {
  readonly href: string;
  readonly name: TextView;
  readonly description?: TextView;
  readonly logo?: ImageView;
  readonly distance?: string;
}

export interface ThemeView {
  readonly href: string;
  readonly title: TextView;
  readonly image?: ImageView;
  readonly count?: string;
}
