/** Heads of the wire → rows and cards. Distances are added on the device, which alone knows where the visitor is. */
import type { DocumentHead } from '@varde/contract/documents';
import type { OwnerHead } from '@varde/contract/owners';
import type { SelectionItem, Theme } from '@varde/contract/themes';
import type { DocumentKind } from '@varde/domain/document-kinds';
import type { LatLng } from '@varde/domain/geo';
import type { Texts } from '#i18n/texts.ts';
import { documentAddress, ownerAddress, selectionAddress, themeAddress } from './addresses.ts';
import { toPicture, type PictureView } from './picture.ts';
import { toText, toTextOrEmpty, type TextView } from './text.ts';

/** A row or card; `ListItemView` of the content components is filled by it. */
export interface ItemView {
  readonly id: number | string;
  readonly href: string;
  readonly kind: DocumentKind | 'theme' | 'selection';
  readonly title: TextView;
  readonly description?: TextView | undefined;
  readonly picture?: PictureView | undefined;
  readonly owner?: string | undefined;
  readonly count?: string | undefined;
  /** A locked article is opened on its own page, so its row leads there like any other. */
  readonly state: 'normal' | 'locked';
  /** The word for a state that is not normal. */
  readonly stateLabel?: string;
  readonly number?: number;
  readonly location?: LatLng | undefined;
}

export function documentItem(head: DocumentHead, texts: Texts): ItemView {
  const { key } = texts.language;
  return {
    id: head.id,
    href:
      head.schema_name === 'owner' && head.owner_id !== null
        ? ownerAddress({ id: head.owner_id })
        : documentAddress(head.schema_name, head.id),
    kind: head.schema_name,
    title: toTextOrEmpty(head.title, key),
    description: toText(head.description, key),
    picture: toPicture(head.media_data, key),
    // A museum is its own owner.
    owner:
      head.schema_name === 'owner'
        ? undefined
        : (toText(head.owner_document_title, key)?.text ?? head.owner_name ?? undefined),
    count: documentCount(head, texts),
    ...(head.lock ? { state: 'locked', stateLabel: texts.t('lock.locked') } : { state: 'normal' }),
    location: head.location ?? undefined,
  };
}

function documentCount({ item_count: count, schema_name: kind }: DocumentHead, { t }: Texts) {
  if (count === null) return undefined;
  return kind === 'rebus' ? t('count.posts', { count }) : t('count.places', { count });
}

export function ownerItem(owner: OwnerHead, texts: Texts): ItemView {
  const { key } = texts.language;
  const { document } = owner;
  const count = owner.document_count;
  return {
    id: owner.id,
    href: ownerAddress(owner),
    kind: 'owner',
    title: toText(document.title, key) ?? { text: owner.name, lang: key },
    description: toText(document.description, key),
    picture: toPicture(owner.main_image ?? owner.logo, key),
    count: count > 0 ? texts.t('count.documents', { count }) : undefined,
    state: 'normal',
    location: document.location ?? undefined,
  };
}

export function themeItem(theme: Theme, texts: Texts): ItemView {
  const { key } = texts.language;
  return {
    id: theme.slug,
    href: themeAddress(theme.slug),
    kind: 'theme',
    title: toTextOrEmpty(theme.title, key),
    description: toText(theme.description, key),
    picture: toPicture(theme.media_data, key),
    count: texts.t('count.documents', { count: theme.document_count }),
    state: 'normal',
  };
}

export function selectionItem(selection: SelectionItem, texts: Texts): ItemView {
  const { key } = texts.language;
  return {
    id: selection.id,
    href: selectionAddress(selection.group_id, selection.id),
    kind: 'selection',
    title: toTextOrEmpty(selection.title, key),
    description: toText(selection.description, key),
    picture: toPicture(selection.media_data, key),
    owner: toText(selection.group_title, key)?.text,
    count: texts.t('count.places', { count: selection.item_count }),
    state: 'normal',
  };
}
