/**
 * View models: what api/transform makes of API data and components/ show. Texts are in the
 * visitor's language, distances and counts are formatted, URLs are final.
 */
import type { SiteTexts } from '@varde/contract/site-profile';
import type { DocumentKind } from '@varde/domain/document-kinds';
import type { RichTextTag } from '@varde/domain/rich-text-policy';

/** A text and the BCP 47 tag of the language it is in (a `PickedText` of the domain fits). */
export interface TextView {
  readonly text: string;
  readonly lang: string;
}

export interface ImageView {
  /** Identifies it in the page's gallery; the poster of a video has none. */
  readonly slideId?: number;
  /** Supports `?dimension=WxH`. */
  readonly url: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the image is loaded. */
  readonly dominantColor: string;
  /** Fractions (0–1) from the left and top: the point that crops preserve. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
  /** Zoom of crops around the focal point. */
  readonly scale?: number;
  /** A CSS `filter`. */
  readonly filters?: string;
  /** Shown in full in a crop's place, on its dominant colour. */
  readonly isLogo?: boolean;
  /** Empty only if the image repeats the text beside it. */
  readonly alt: string;
  readonly altLang?: string;
}

export type ItemKind = DocumentKind | 'theme' | 'selection';

/** `started`: a post whose task the visitor has tried. */
export type ItemState = 'normal' | 'started' | 'locked' | 'solved' | 'hidden';

export interface ListItemView {
  readonly id: number | string;
  /** Absent on a locked or hidden post, which has no page. */
  readonly href?: string;
  readonly kind: ItemKind;
  /** Not shown on a hidden post, which has another text. */
  readonly title: TextView;
  readonly description?: TextView;
  readonly image?: ImageView;
  /** Formatted: `340 m`. */
  readonly distance?: string;
  readonly owner?: string;
  /** Formatted: `8 steder`. */
  readonly count?: string;
  readonly state: ItemState;
  /** Label of the state (`Låst`); required for every state but normal. */
  readonly stateLabel?: string;
  /** Of a locked article: a click says how it is unlocked, and leads to its page from there. */
  readonly lock?: 'geo' | 'ip' | 'code';
  /**
   * For locked or hidden items without a page: explains how it is unlocked. Default: a click does
   * nothing.
   */
  readonly onClosed?: () => void;
  /** Position in an ordered presentation, from 1. */
  readonly number?: number;
}

export interface RichTextElement {
  readonly tag: RichTextTag;
  /** Only on `a`; already sanitized by `safeLinkHref`. */
  readonly href?: string;
  /** Only on headings: the anchor. */
  readonly id?: string;
  readonly children: readonly RichTextNode[];
}

/** A text, or an element of the rich-text policy. */
export type RichTextNode = string | RichTextElement;

export interface RichTextView {
  readonly nodes: readonly RichTextNode[];
  readonly lang: string;
}

/** What a museum says on the pages about the site. */
export interface SiteTextsView extends Pick<
  SiteTexts,
  'controller' | 'data_protection' | 'complaints' | 'embeds'
> {
  readonly about?: RichTextView | undefined;
  readonly privacy?: RichTextView | undefined;
  readonly accessibility?: RichTextView | undefined;
}

export interface CreditView {
  /** `Fotograf`; absent if the name is sufficient. */
  readonly role?: string;
  readonly name: string;
}

export interface LicenseView {
  readonly name: string;
  readonly href?: string;
}

/** Creator and licence. */
export interface RightsView {
  readonly credits: readonly CreditView[];
  readonly license?: LicenseView | undefined;
}

export interface FigureView extends RightsView {
  readonly image: ImageView;
  readonly caption?: TextView | undefined;
}

/** One line of a fact; a link if it has `href`. */
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

/** A record of another collection. */
export interface ReferenceView {
  /** Its type in one word, or the service that it comes from. */
  readonly label?: string | undefined;
  /** Absent if there is no further page. */
  readonly href?: string | undefined;
  readonly title: TextView;
  readonly text?: TextView | undefined;
  /** One line: date, person. */
  readonly facts?: string | undefined;
  readonly image?: ImageView | undefined;
  /** The image of an object is not cropped. */
  readonly isImageWhole?: boolean;
  /** Rights of the image. */
  readonly rights: RightsView;
}

/** The page of an original record. */
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
  /** Absent on the last one, the current page. */
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
