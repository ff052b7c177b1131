/**
 * Document heads → rows and cards. The device adds distances, since only it knows the visitor's
 * position.
 */
import type { DocumentHead } from '@varde/contract/documents';
import type { OwnerHead } from '@varde/contract/owners';
import type { SelectionItem, Theme } from '@varde/contract/themes';
import type { LatLng } from '@varde/domain/geo';
import type { Texts } from '#i18n/texts.ts';
import type { ListItemView } from '#view-models.ts';
import { documentPath, ownerPath, selectionPath, themePath } from './page-paths.ts';
import { toImage } from './image.ts';
import { toText, toTextOrEmpty } from './text.ts';

/** A row or card without what the device adds. */
export interface ItemView extends Omit<ListItemView, 'distance' | 'onClosed'> {
  readonly href: string;
  readonly state: 'normal' | 'locked';
  readonly location?: LatLng | undefined;
}

export function documentItem(head: DocumentHead, texts: Texts): ItemView {
  const { key } = texts.language;
  return {
    id: head.id,
    href:
      head.schema_name === 'owner' && head.owner_id !== null
        ? ownerPath({ id: head.owner_id })
        : documentPath(head.schema_name, head.id),
    kind: head.schema_name,
    title: toTextOrEmpty(head.title, key),
    description: toText(head.description, key),
    image: toImage(head.media_data, key),
    // A museum is its own owner.
    owner:
      head.schema_name === 'owner'
        ? undefined
        : (toText(head.owner_document_title, key)?.text ?? head.owner_name ?? undefined),
    count: documentCount(head, texts),
    ...(head.lock
      ? { state: 'locked', stateLabel: texts.t('lock.locked'), lock: head.lock }
      : { state: 'normal' }),
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
    href: ownerPath(owner),
    kind: 'owner',
    title: toText(document.title, key) ?? { text: owner.name, lang: key },
    description: toText(document.description, key),
    image: toImage(owner.main_image, key) ?? logoImage(owner, key),
    count: count > 0 ? texts.t('count.documents', { count }) : undefined,
    state: 'normal',
    location: document.location ?? undefined,
  };
}

function logoImage({ logo }: OwnerHead, languageKey: string) {
  const image = toImage(logo, languageKey);
  return image && { ...image, isLogo: true };
}

export function themeItem(theme: Theme, texts: Texts): ItemView {
  const { key } = texts.language;
  return {
    id: theme.slug,
    href: themePath(theme.slug),
    kind: 'theme',
    title: toTextOrEmpty(theme.title, key),
    description: toText(theme.description, key),
    image: toImage(theme.media_data, key),
    count: texts.t('count.documents', { count: theme.document_count }),
    state: 'normal',
  };
}

export function selectionItem(selection: SelectionItem, texts: Texts): ItemView {
  const { key } = texts.language;
  return {
    id: selection.id,
    href: selectionPath(selection.group_id, selection.id),
    kind: 'selection',
    title: toTextOrEmpty(selection.title, key),
    description: toText(selection.description, key),
    image: toImage(selection.media_data, key),
    owner: toText(selection.group_title, key)?.text,
    count: texts.t('count.places', { count: selection.item_count }),
    state: 'normal',
  };
}
