/** A whole document → what every document's page shows: opening, body, facts, rights. Pure. */
import type { Document, DocumentHead } from '@varde/contract/documents';
import type { Media } from '@varde/contract/media';
import type { LatLng } from '@varde/domain/geo';
import { pickText } from '@varde/domain/languages';
import type { Texts } from '#i18n/texts.ts';
import { documentAddress, mapAddress } from '#services/transform/addresses.ts';
import { mediaWords, toLicense } from '#services/transform/figure.ts';
import type { CreditView, LicenseView } from '#services/transform/figure.ts';
import { toPicture } from '#services/transform/picture.ts';
import type { PictureView } from '#services/transform/picture.ts';
import { toText, toTextOrEmpty } from '#services/transform/text.ts';
import type { TextView } from '#services/transform/text.ts';
import { toBlockViews } from './blocks-view.ts';
import type { BlockView } from './blocks-view.ts';
import { factRows } from './fact-rows.ts';
import type { FactRow } from './fact-rows.ts';

export interface DocumentOwnerView {
  readonly href: string;
  readonly name: TextView;
  readonly description?: TextView | undefined;
  readonly logo?: PictureView | undefined;
}

export interface DocumentView {
  readonly id: number;
  readonly title: TextView;
  readonly lead?: TextView | undefined;
  readonly picture?: PictureView | undefined;
  readonly pictureCredits: readonly CreditView[];
  readonly pictureLicense?: LicenseView | undefined;
  readonly owner?: DocumentOwnerView | undefined;
  readonly location?: LatLng | undefined;
  readonly mapHref?: string | undefined;
  readonly blocks: readonly BlockView[];
  readonly facts: readonly FactRow[];
  readonly textLicense?: LicenseView | undefined;
  /** Why the text is withheld; `undefined` when it is not. */
  readonly lock?: 'geo' | 'ip' | 'code' | undefined;
  /** The chosen language is missing and another one is shown (decisions.md §2). */
  readonly isStandInLanguage: boolean;
  readonly isMachineTranslated: boolean;
  readonly updatedAt: string;
}

export function toDocumentView(
  document: Document,
  heads: readonly DocumentHead[],
  texts: Texts,
): DocumentView {
  const { content, media = [], location } = document;
  const { key } = texts.language;
  const title = pickText(document.title, key);
  return {
    id: document.id,
    title: toTextOrEmpty(document.title, key),
    lead: toText(document.description, key),
    ...openingPicture(document, media, texts),
    owner: ownerOf(document, key),
    location: location ?? undefined,
    mapHref: location ? mapAddress({ ...location, zoom: MAP_ZOOM, id: document.id }) : undefined,
    blocks: content ? toBlockViews(content.blocks, { media, heads }, texts) : [],
    facts: content ? factRows(content, texts) : [],
    textLicense: toLicense(document.license, null, texts.t),
    lock: content ? undefined : (document.lock ?? undefined),
    isStandInLanguage: title !== undefined && !title.isChosen,
    isMachineTranslated: document.translated_by[key] === 'machine',
    updatedAt: document.updated_at,
  };
}

/** Near enough to see what lies around a place. */
const MAP_ZOOM = 12;

function openingPicture(document: Document, media: readonly Media[], texts: Texts) {
  const picture = toPicture(document.media_data, texts.language.key);
  const main = media.find((one) => one.mediaId === document.media_data?.media_id);
  const { credits = [], license } = main ? mediaWords(main, texts) : {};
  return { picture, pictureCredits: credits, pictureLicense: license };
}

function ownerOf(document: Document, key: string): DocumentOwnerView | undefined {
  const { owner_id: id, owner_name: name, owner_document: head } = document;
  if (!id) return undefined;
  const title = toText(head?.title ?? document.owner_document_title, key);
  return {
    href: documentAddress('owner', id),
    name: title ?? { text: name ?? '', lang: key },
    description: toText(head?.description, key),
    logo: toPicture(head?.media_data, key),
  };
}
