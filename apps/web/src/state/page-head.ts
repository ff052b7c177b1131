/**
 * The head of a page: title, description, canonical URL, languages, social card, structured data.
 * This module is in the script of every page; what a page's loader puts into the head is data.
 */
import type { SiteProfile } from '@varde/contract/site-profile';
import { fittedImageUrl } from '@varde/domain/media-kinds';
import { languageOrFallback, pickText } from '@varde/domain/languages';
import { withLanguagePrefix } from '#i18n/language-prefix.ts';
import type { MessageKey, Texts } from '#i18n/texts.ts';
import { publicSite } from '#browser/site.ts';
import { isOwnSite, listedLanguages, siteName, siteProfile } from '#browser/site-profile.ts';
import type { PageContext } from './page-context.ts';

export interface CardImage {
  /** Supports `?dimension=WxH`; a path of the site, or an absolute URL. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A schema.org thing, without its context. */
export type StructuredData = Readonly<Record<string, unknown>> & {
  readonly '@type': string | readonly string[];
};

export interface HeadLink {
  readonly rel: string;
  readonly type: string;
  readonly href: string;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /**
   * Canonical path without language prefix, query or trailing slash; `undefined` for a page that
   * must not be indexed.
   */
  readonly path: string | undefined;
  /** A variant (map, list) of the page at `path`: search engines should index that one only. */
  readonly isVariant?: boolean;
  readonly image?: CardImage | undefined;
  readonly type?: 'website' | 'article';
  /** Further links of the page itself, not of its variants. */
  readonly links?: readonly HeadLink[] | undefined;
  readonly structuredData?: readonly StructuredData[];
}

export interface HeadContext {
  readonly texts: Texts;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The language prefix of the URL, if any. */
  readonly prefix: string | undefined;
  readonly siteName: string;
  /** Keys of the languages that the page is offered in. */
  readonly languages: readonly string[];
  /** Of pages without an image of their own. */
  readonly image?: SiteProfile['social_image'];
}

/** Longest side of a social card's image. */
const CARD_WIDTH = 1200;
/** Characters; search results show about this much of a description. */
const DESCRIPTION_LENGTH = 200;

interface MetaHeadOptions {
  readonly loaderData?: { readonly meta: PageMeta } | undefined;
  readonly match: { readonly context: PageContext };
}

/** The head of a page from the `meta` of its loader data; empty where the loader failed. */
export function metaHead({ loaderData, match }: MetaHeadOptions) {
  return loaderData ? pageHead(loaderData.meta, headContext(match.context)) : {};
}

export function headContext({ texts, urlLanguage }: PageContext): HeadContext {
  const image = siteProfile().social_image;
  return {
    texts,
    origin: publicSite().origin,
    prefix: urlLanguage.languageKey,
    siteName: siteName(texts.language.key),
    languages: listedLanguages(),
    ...(image && { image }),
  };
}

/** Of a page that must not be indexed. */
export function noIndexMeta(title: MessageKey, texts: Texts): PageMeta {
  const { t } = texts;
  return { title: t(title), description: siteDescription(texts), path: undefined };
}

/** The museum's lead, else the product's description. */
export function siteDescription({ t, language }: Texts): string {
  const lead = pickText(siteProfile().front?.lead, language.key)?.text;
  return lead ?? t(isOwnSite() ? 'home.leadOwn' : 'site.description');
}

/** Pure. */
export function pageHead(page: PageMeta, context: HeadContext) {
  return {
    meta: [
      { title: documentTitle(page.title, context.siteName) },
      { name: 'description', content: shorten(page.description) },
      ...(page.path === undefined || page.isVariant
        ? [{ name: 'robots', content: 'noindex' }]
        : []),
      ...socialCard(page, context),
    ],
    links: linksOf(page, context),
    scripts: (page.structuredData ?? []).map(structuredDataScript),
  };
}

export function documentTitle(title: string, site: string): string {
  return title === site ? title : `${title} · ${site}`;
}

/** Only the page itself lists its language versions, not its variants. */
function linksOf({ path, isVariant, links: more = [] }: PageMeta, context: HeadContext) {
  if (path === undefined) return [];
  const links = alternateLinks(path, context);
  return isVariant ? links.slice(0, 1) : [...links, ...more];
}

function structuredDataScript(data: StructuredData) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return { type: 'application/ld+json', children: escapeForScript(json) };
}

/** Keeps text from closing its script element; JSON parsers decode the escapes. */
function escapeForScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function socialCard(page: PageMeta, context: HeadContext) {
  const { texts, origin, prefix } = context;
  const { path, image = siteCard(context) } = page;
  const property = (name: string, content: string) => ({ property: name, content });
  return [
    property('og:site_name', context.siteName),
    property('og:type', page.type ?? 'website'),
    property('og:title', page.title),
    property('og:description', shorten(page.description)),
    property('og:locale', texts.language.tag),
    ...(path === undefined ? [] : [property('og:url', origin + prefixed(prefix, path))]),
    ...(image ? imageCard(image, origin) : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}

function siteCard({ image, siteName: alt }: HeadContext): CardImage | undefined {
  if (!image) return undefined;
  const [width = 0, height = 0] = image.dimension.split('x').map(Number);
  return { url: image.image_url, width, height, alt };
}

function imageCard(image: CardImage, origin: string) {
  const width = Math.min(CARD_WIDTH, image.width);
  const height = Math.round((image.height / image.width) * width);
  return [
    {
      property: 'og:image',
      content: fittedImageUrl(new URL(image.url, origin).href, width, height),
    },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: image.alt },
  ];
}

/** A URL with a language prefix is its own canonical URL, as search engines require. */
function alternateLinks(path: string, { origin, prefix, languages }: HeadContext) {
  const alternate = (hrefLang: string, pathname: string) => ({
    rel: 'alternate',
    hrefLang,
    href: origin + pathname,
  });
  return [
    { rel: 'canonical', href: origin + prefixed(prefix, path) },
    ...languages.map((key) =>
      alternate(languageOrFallback(key).tag, withLanguagePrefix(key, path)),
    ),
    alternate('x-default', path),
  ];
}

function prefixed(prefix: string | undefined, path: string): string {
  return prefix === undefined ? path : withLanguagePrefix(prefix, path);
}

/** Truncates at a word boundary. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
