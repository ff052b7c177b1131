/** What an import would change, and whether that needs a confirmation. */
import type { Pack, PackCode } from '@varde/content-pack/pack';
import { type Message, msg } from '@varde/domain/message';

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

/** A mistake in the folder or in a program removes more than a museum does in a day. */
const REMOVED_SHARE = 1 / 3;

/** Nobody misses its invented museums. */
const DEMO = 'demo';

/** @param before absent: nothing has been imported yet */
export function planImport(before: Pack | undefined, after: Pack): ImportPlan {
  const [old, next] = [itemsOf(before), itemsOf(after)];
  const changes = {
    added: [...next].filter(([key]) => !old.has(key)).map(([, { item }]) => item),
    changed: [...next]
      .filter(([key, { source }]) => old.has(key) && old.get(key)?.source !== source)
      .map(([, { item }]) => item),
    removed: [...old].filter(([key]) => !next.has(key)).map(([, { item }]) => item),
    codes: before ? movedCodes(before.codes, after.codes) : [],
  };
  return { ...changes, risks: before ? risksOf(before, after, changes, old.size) : [] };
}

interface Source {
  readonly item: PlannedItem;
  /** Equal for equal content. */
  readonly source: string;
}

/** By what stays the same when a file is renamed. */
function itemsOf(pack: Pack | undefined): ReadonlyMap<string, Source> {
  if (!pack) return new Map();
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
    ...(pack.site ? [entry('site', { file: 'site.yaml' }, pack.site)] : []),
    ...pack.documents.map((one) => entry(`document ${one.id}`, titled(one.file, one.title), one)),
    ...pack.themes.map((one) => entry(`theme ${one.slug}`, titled(one.file, one.title), one)),
    ...pack.records.map((one) =>
      entry(`${one.kind} ${one.kind === 'entity' ? one.uuid : one.id}`, { file: one.file }, one),
    ),
    ...pack.media.map((one) => entry(`media ${one.id}`, { file: `media/${one.name}` }, one)),
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
    ...(removed.length > total * REMOVED_SHARE
      ? [msg`it removes ${removed.length} of ${total} files`]
      : []),
    ...(dead.length > 0 ? [msg`printed codes would lead nowhere: ${dead.join(', ')}`] : []),
  ];
}
