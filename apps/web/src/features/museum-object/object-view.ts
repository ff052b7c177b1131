/** Transforms an object of the museum database into its page's view, labels included. Pure. */
import type { MuseumObject } from '@varde/contract/external';
import type { RecordView } from '#components/record-page.tsx';
import type { GroupText, GroupKey } from '#i18n/lazy-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { MAP_ZOOM, mapPath } from '#api/transform/page-paths.ts';
import { toFigure, toLicense } from '#api/transform/figure.ts';
import { mediaUrl } from '#api/transform/media-url.ts';
import { formatDating, formatMeasure } from '#api/transform/format.ts';
import { toPlayable, type PlayableView } from '#api/transform/playable.ts';
import { toText, toTextOrEmpty } from '#api/transform/text.ts';
import { toContributedText } from '#api/transform/rich-text.ts';
import { sourceAt } from '#api/transform/source.ts';
import type { FactRow, RichTextView, SourceView, TextView } from '#view-models.ts';
import type { ModelScene } from '#viewers/model3d/model-scene.ts';

export interface ObjectView extends RecordView {
  readonly id: string;
  readonly description?: TextView | undefined;
  /** The description as rich text. */
  readonly text?: RichTextView | undefined;
  readonly audios: readonly PlayableView[];
  readonly videos: readonly PlayableView[];
  readonly model?: ModelScene | undefined;
  readonly mapHref?: string | undefined;
  /** Absent: it is here only. */
  readonly source?: SourceView | undefined;
  readonly labels: Readonly<Record<'facts' | 'model', string>>;
}

export function toObjectView(
  object: MuseumObject,
  texts: Texts,
  tExternal: GroupText<'external'>,
): ObjectView {
  const { key } = texts.language;
  const title = toTextOrEmpty(object.title, key);
  const description = toText(object.description, key);
  const [opening, ...figures] = object.media
    .filter(({ media_type: type }) => type === 'dm' || type === 'image')
    .flatMap((media) => toFigure(media, texts) ?? []);
  const played = (type: 'audio' | 'video') =>
    object.media
      .filter((media) => media.media_type === type)
      .map((media) => toPlayable({ ...media, title: object.title }, type, texts));
  const model = object.media.find(({ media_type: type }) => type === 'model3d');
  return {
    id: object.id,
    title,
    kicker: kickerOf(object, tExternal),
    description,
    text: toContributedText(description),
    image: opening?.image,
    imageRights: opening ?? { credits: [] },
    figures,
    audios: played('audio'),
    videos: played('video'),
    model: model && { src: mediaUrl(model.src), alt: title.text, views: [] },
    facts: objectFacts(object, texts, tExternal),
    mapHref: object.location ? mapPath({ ...object.location, zoom: MAP_ZOOM }) : undefined,
    source:
      object.source_url === undefined ? objectSource(object.id, key) : sourceAt(object.source_url),
    labels: { facts: tExternal('object.facts'), model: tExternal('object.model') },
  };
}

const TYPES = ['Architecture', 'Artdesign', 'Building', 'Fineart', 'Photograph', 'Thing'] as const;

function kickerOf(
  { type, owner_name: owner }: MuseumObject,
  tExternal: GroupText<'external'>,
): string {
  const known = TYPES.find((one) => one === type);
  const kind = tExternal(known ? `object.type.${known}` : 'object.type.Thing');
  return owner ? `${kind} · ${owner}` : kind;
}

/** Rows in display order; rows without lines are omitted. */
function objectFacts(
  object: MuseumObject,
  texts: Texts,
  tExternal: GroupText<'external'>,
): FactRow[] {
  const lang = object.language;
  const textRow = (key: GroupKey<'external'>, lines: readonly (string | null | undefined)[]) => ({
    label: tExternal(key),
    lines: lines.filter((text) => typeof text === 'string').map((text) => ({ text, lang })),
  });
  // Dates and measures are formatted in the visitor's language.
  const { dating, people, measures, license_holders: holders } = object;
  const rows: FactRow[] = [
    textRow('object.names', joined(object.names)),
    plain(tExternal('object.made'), [formatDating(dating, texts)]),
    textRow('object.places', object.places),
    textRow(
      'object.makers',
      people.map(({ name, role }) => (role ? `${name} (${role.toLowerCase()})` : name)),
    ),
    textRow('object.materials', joined(object.materials)),
    textRow('object.techniques', joined(object.techniques)),
    plain(
      tExternal('object.measures'),
      measures.map((one) => formatMeasure(one, texts)),
    ),
    textRow('object.subjects', joined(object.subjects)),
    textRow('object.owner', [object.owner_name]),
    plain(tExternal('object.inventory'), [object.inventory_number]),
    licenseRow(object, holders, texts, tExternal),
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

const joined = (terms: readonly string[]): string[] => (terms.length > 0 ? [terms.join(', ')] : []);

function plain(label: string, lines: readonly (string | null | undefined)[]): FactRow {
  return { label, lines: lines.flatMap((text) => (text ? [{ text }] : [])) };
}

function licenseRow(
  { license }: MuseumObject,
  holders: readonly string[],
  { t }: Texts,
  tExternal: GroupText<'external'>,
): FactRow {
  const shown = toLicense(license, null, t);
  const line = shown && { text: shown.name, ...(shown.href ? { href: shown.href } : {}) };
  const names = holders.map((text) => ({ text }));
  return { label: tExternal('object.license'), lines: line ? [line, ...names] : names };
}

/** Site by the visitor's language (docs/reference/digitaltmuseum.md#full-artifact). */
const HOSTS: Readonly<Record<string, string>> = {
  no: 'digitaltmuseum.no',
  nn: 'digitaltmuseum.no',
  sv: 'digitaltmuseum.se',
};
const OTHER_HOST = 'digitaltmuseum.org';

/** Only this number is part of an object's public URL; other identifiers are internal. */
const UNIQUE_ID = /^\d{11,13}$/;

/** URL of an object at its source; the front page for identifiers without a public page. */
export function objectSource(identifier: string, languageKey: string): SourceView {
  const host = HOSTS[languageKey] ?? OTHER_HOST;
  return { host, href: `https://${host}/${UNIQUE_ID.test(identifier) ? identifier : ''}` };
}

/** View of an object's AR page, in the visitor's language. */
export interface SpaceView {
  readonly object: ObjectView;
  readonly labels: Readonly<
    Record<'can' | 'canByApp' | 'cannot' | 'file' | 'noModel' | 'toObject', string>
  >;
}

export function toSpaceView(object: ObjectView, t: GroupText<'external'>): SpaceView {
  return {
    object,
    labels: {
      can: t('space.can'),
      canByApp: t('space.canByApp'),
      cannot: t('space.cannot'),
      file: t('space.file'),
      noModel: t('space.noModel'),
      toObject: t('space.toObject'),
    },
  };
}
