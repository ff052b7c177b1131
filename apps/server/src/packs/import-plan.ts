/** What an import would change, and whether that needs a confirmation. */
import type { Pack, PackCode } from '@varde/content-pack/pack';
import { counted, type Message, msg } from '@varde/domain/message';
import type { StoredPack } from './stored-pack.ts';

/** A document, theme, record or medium, as its author names it. */
export interface PlannedItem {
  readonly file: string;
  readonly title?: string;
}

/** A printed code that leads elsewhere, or nowhere, afterwards. */
interface PlannedCode {
  readonly code: string;
  readonly before: string;
  /** Absent: it dies. */
  readonly after?: string;
}

export interface ImportPlan {
  readonly added: readonly PlannedItem[];
  readonly changed: readonly PlannedItem[];
  readonly removed: readonly PlannedItem[];
  readonly codes: readonly PlannedCode[];
  /** Why somebody must confirm it; empty: nobody. */
  readonly risks: readonly Message[];
}

export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Printed codes that lead elsewhere, or nowhere. */
  readonly codes: number;
}

export function countsOf({ added, changed, removed, codes }: ImportPlan): ImportCounts {
  return {
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    codes: codes.length,
  };
}

/** A pack with the digests of its media as they are, or would be, stored. */
type Content = Pick<StoredPack, 'pack' | 'originals'>;

/** A mistake in the folder or in a program removes more than a museum does in a day. */
const REMOVED_SHARE = 1 / 3;

/** Nobody misses its invented museums. */
const DEMO = 'demo';

/** @param before absent: nothing has been imported yet */
export function planImport(before: Content | undefined, after: Content): ImportPlan {
  const [old, next] = [itemsOf(before), itemsOf(after)];
  const changes = {
    added: [...next].filter(([key]) => !old.has(key)).map(([, { item }]) => item),
    changed: [...next]
      .filter(([key, { source }]) => old.has(key) && old.get(key)?.source !== source)
      .map(([, { item }]) => item),
    removed: [...old].filter(([key]) => !next.has(key)).map(([, { item }]) => item),
    codes: before ? movedCodes(before.pack.codes, after.pack.codes) : [],
  };
  return {
    ...changes,
    risks: before ? risksOf(before.pack, after.pack, changes, old.size) : [],
  };
}

interface Source {
  readonly item: PlannedItem;
  /** Equal for equal content. */
  readonly source: string;
}

/** By what stays the same when a file is renamed. */
function itemsOf(content: Content | undefined): ReadonlyMap<string, Source> {
  if (!content) return new Map();
  const { pack, originals } = content;
  const titleOf = (texts: Readonly<Record<string, string>>): string | undefined =>
    texts[pack.meta.default_language] ?? Object.values(texts)[0];
  const entry = (key: string, item: PlannedItem, value: object): [string, Source] => [
    key,
    { item, source: stableJson(value) },
  ];
  const titled = (file: string, texts: Readonly<Record<string, string>>): PlannedItem => {
    const title = titleOf(texts);
    return title === undefined ? { file } : { file, title };
  };
  return new Map([
    entry('pack', { file: 'pack.yaml' }, pack.meta),
    ...(pack.paths ? [entry('paths', { file: 'paths.geojson' }, pack.paths)] : []),
    ...(pack.townMap ? [entry('plan', { file: 'plan.geojson' }, pack.townMap)] : []),
    ...(pack.site ? [entry('site', { file: 'site.yaml' }, pack.site)] : []),
    ...pack.documents.map((one) => entry(`document ${one.id}`, titled(one.file, one.title), one)),
    ...pack.themes.map((one) => entry(`theme ${one.slug}`, titled(one.file, one.title), one)),
    ...pack.records.map((one) =>
      entry(`${one.kind} ${one.kind === 'entity' ? one.uuid : one.id}`, { file: one.file }, one),
    ),
    ...pack.media.map((one) =>
      entry(
        `media ${one.id}`,
        { file: `media/${one.name}` },
        { ...one, sha256: originals.get(one.id) },
      ),
    ),
  ]);
}

/** With sorted keys: what was stored in the database has lost their order. */
const stableJson = (value: object): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function movedCodes(before: readonly PackCode[], after: readonly PackCode[]): PlannedCode[] {
  const next = new Map(after.map((one) => [one.code, targetOf(one)]));
  return before.flatMap((one) => {
    const [was, becomes] = [targetOf(one), next.get(one.code)];
    if (was === becomes) return [];
    return { code: one.code, before: was, ...(becomes === undefined ? {} : { after: becomes }) };
  });
}

function targetOf({ document, context, owner }: PackCode): string {
  const place = document === undefined ? '' : `document ${document}`;
  const around = context === undefined ? '' : `${place ? ' in ' : 'document '}${context}`;
  return `${place}${around}` || `owner ${owner}`;
}

function risksOf(
  before: Pack,
  after: Pack,
  { removed, codes }: Pick<ImportPlan, 'removed' | 'codes'>,
  total: number,
): Message[] {
  if (before.meta.name === DEMO) return [];
  const dead = codes.filter((one) => one.after === undefined).map(({ code }) => code);
  return [
    ...(before.meta.name === after.meta.name
      ? []
      : [msg`the pack is "${after.meta.name}", and the database holds "${before.meta.name}"`]),
    ...removedDocuments(before, after),
    ...(removed.length > total * REMOVED_SHARE
      ? [msg`it removes ${removed.length} of ${total} files`]
      : []),
    ...(dead.length > 0 ? [msg`printed codes would lead nowhere: ${dead.join(', ')}`] : []),
  ];
}

/** Media are many and hide how few of the documents are left. */
function removedDocuments(before: Pack, after: Pack): Message[] {
  const remaining = new Set(after.documents.map(({ id }) => id));
  const total = before.documents.length;
  const removed = before.documents.filter(({ id }) => !remaining.has(id)).length;
  const count = (kind: keyof typeof LAST, { documents }: Pack): number =>
    documents.filter((one) => one.kind === kind).length;
  const vanishing = (['group', 'rebus', 'owner'] as const).filter(
    (kind) => count(kind, before) > 0 && count(kind, after) === 0,
  );
  return [
    ...(removed > total * REMOVED_SHARE ? [msg`it removes ${removed} of ${total} documents`] : []),
    ...vanishing.map((kind) => LAST[kind](count(kind, before))),
  ];
}

/** Kinds of documents that pages of the site, or games, consist of. */
const LAST = {
  group: (number: number) =>
    counted(
      number,
      msg`it removes the only presentation`,
      msg`it removes all ${number} presentations`,
    ),
  rebus: (number: number) =>
    counted(number, msg`it removes the only rebus`, msg`it removes all ${number} rebuses`),
  owner: (number: number) =>
    counted(number, msg`it removes the only museum`, msg`it removes all ${number} museums`),
};
