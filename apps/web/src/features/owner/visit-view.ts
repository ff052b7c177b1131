/** Practical information about a museum for visitors. Pure. */
import type { Visit } from '@varde/contract/content';
import type { Document } from '@varde/contract/documents';
import type { Owner } from '@varde/contract/owners';
import { safeLinkHref } from '@varde/domain/rich-text-policy';
import type { Texts } from '#i18n/texts.ts';
import { formatAddress } from '#api/transform/format.ts';
import { directionsUrl } from '#api/transform/page-paths.ts';
import { toImage } from '#api/transform/image.ts';
import { toText } from '#api/transform/text.ts';
import type { ImageView } from '#view-models.ts';
import { openingText, type OpeningText } from './opening-text.ts';

export interface VisitView {
  readonly owner: { readonly id: string; readonly slug: string; readonly name: string };
  readonly logo?: ImageView | undefined;
  readonly hours: NonNullable<Visit['hours']>;
  /** For the museum's date when the page was rendered, `YYYY-MM-DD`. */
  readonly opening: { readonly date: string; readonly text: OpeningText | undefined };
  readonly address?: string | undefined;
  readonly directionsHref?: string | undefined;
  /** Without scheme. */
  readonly website?: { readonly text: string; readonly href: string } | undefined;
  readonly phone?: { readonly text: string; readonly href: string } | undefined;
}

export function toVisitView(owner: Owner, date: string, texts: Texts): VisitView {
  const { language } = texts;
  const { id, slug, logo, owner_document: document } = owner;
  const { address, hours = [], website, phone } = document.content?.visit ?? {};
  return {
    owner: { id, slug, name: toText(document.title, language.key)?.text ?? owner.name },
    logo: toImage(logo, language.key),
    hours,
    opening: { date, text: openingText(hours, date, texts) },
    address: address && formatAddress(address),
    directionsHref: document.location ? directionsUrl(document.location) : undefined,
    website: websiteLink(website),
    phone: phone ? { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` } : undefined,
  };
}

function websiteLink(website: string | undefined): VisitView['website'] {
  const href = website && safeLinkHref(website);
  return href
    ? { text: href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''), href }
    : undefined;
}

/** The owner's document without the facts that the visit card shows. */
export function withoutVisitCard(document: Document): Document {
  const { content } = document;
  if (!content?.visit) return document;
  const { address: _address, website: _website, phone: _phone, ...visit } = content.visit;
  return { ...document, content: { ...content, visit } };
}
