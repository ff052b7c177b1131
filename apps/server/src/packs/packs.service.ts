/** Imports and exports content packs. */
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkPack, isValidPack } from '@varde/content-pack/check-pack';
import { type PackIssue, sortIssues, translateIssues } from '@varde/content-pack/pack-issue';
import type { Pack } from '@varde/content-pack/pack';
import { writePack } from '@varde/content-pack/write-pack';
import { type Catalog, type Message, type MessageValue, msg } from '@varde/domain/message';
import type { Context } from '#context.ts';
import type { MediaStore } from '#media/storage/media.store.ts';
import { buildRows } from './build-rows.ts';
import { countsOf, type ImportCounts, type ImportPlan, planImport } from './import-plan.ts';
import { openMediaCache, type Unchanged } from './media-cache.ts';
import { readPack, replaceContent } from './packs.repository.ts';
import { readRelease } from './releases.repository.ts';
import { digestMedia, storeMedia } from './store-media.ts';

type Database = Context['database'];

/** `label` is a readable description of the step: "Drawing pictures" 7 of 31. */
export type Progress = (done: number, total: number, label: MessageValue) => void;

interface ImportOptions {
  readonly onProgress?: Progress;
  /** Of the issues. Default: English. */
  readonly catalog?: Catalog | undefined;
  /** Cached results for unchanged files. Default: those of media of the last import. */
  readonly unchanged?: Unchanged | undefined;
  /** Whether to go on, given what would change. Default: always. */
  readonly confirm?: (plan: ImportPlan) => boolean | Promise<boolean>;
}

export interface ImportResult {
  /**
   * `refused`: an issue of severity `error` was found; `declined`: the plan was not confirmed.
   * Nothing was imported then.
   */
  readonly status: 'imported' | 'unchanged' | 'refused' | 'declined';
  /** Includes warnings, in every status. */
  readonly issues: readonly PackIssue[];
  readonly counts: ImportCounts;
  /** A document with a page to open first; absent in an empty pack. */
  readonly firstDocument?: number | undefined;
}

const NO_CHANGES: ImportCounts = { added: 0, changed: 0, removed: 0, codes: 0 };

/**
 * Makes the database contain exactly this pack, or changes nothing: media are stored first,
 * harmless if the rest fails, then all else in one transaction. Unchanged rows stay untouched.
 */
export async function importPack(
  database: Database,
  mediaStore: MediaStore,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  if (options.unchanged) return importWith(database, mediaStore, folder, options);
  const cache = await openMediaCache(dirname(mediaStore.folder));
  const { unchanged } = cache;
  const result = await importWith(database, mediaStore, folder, { ...options, unchanged });
  // Without it the next import reads more; this one is done.
  await cache.save().catch(() => undefined);
  return result;
}

async function importWith(
  database: Database,
  mediaStore: MediaStore,
  folder: string,
  { onProgress = () => {}, catalog, unchanged, confirm }: ImportOptions,
): Promise<ImportResult> {
  const checked = await checkPack(folder, { onProgress, catalog, unchanged });
  const issues = sortIssues([
    ...checked.issues,
    ...translateIssues(findUnstorable(checked.pack), catalog),
  ]);
  if (!isValidPack(issues)) {
    return { status: 'refused', issues, counts: NO_CHANGES, ...firstDocumentOf(checked.pack) };
  }
  const { pack, probes } = checked;
  const source = { packFolder: folder, media: pack.media, probes, unchanged };
  const before = await readPack(database);
  const originals = before ? await digestMedia(source) : new Map<number, string>();
  const plan = planImport(before, { pack, originals });
  if (confirm && !(await confirm(plan)))
    return { status: 'declined', issues, counts: NO_CHANGES, ...firstDocumentOf(pack) };
  const stored = await storeMedia(mediaStore, source, (done) =>
    onProgress(done, pack.media.length, msg`Rendering images`),
  );
  const counts = countsOf(plan);
  const origin = { restoredFrom: null, counts };
  const isChanged = await replaceContent(database, buildRows(pack, stored), origin);
  return {
    status: isChanged ? 'imported' : 'unchanged',
    issues,
    counts: isChanged ? counts : NO_CHANGES,
    ...firstDocumentOf(pack),
  };
}

/** Prefers an article. */
function firstDocumentOf({ documents }: Pack): Pick<ImportResult, 'firstDocument'> {
  return { firstDocument: (documents.find(({ kind }) => kind === 'article') ?? documents[0])?.id };
}

export interface RollbackResult {
  /** `absent`: no such release is kept. Nothing was changed but by `rolled-back`. */
  readonly status: 'absent' | 'declined' | 'unchanged' | 'rolled-back';
  readonly counts: ImportCounts;
}

/**
 * Makes the database contain exactly what it contained in a kept release, in one transaction. That
 * is a new release, which can be rolled back too.
 */
export async function rollBack(
  database: Database,
  mediaStore: MediaStore,
  id: number,
  confirm: NonNullable<ImportOptions['confirm']>,
): Promise<RollbackResult> {
  const release = await readRelease(database, id);
  if (!release) return { status: 'absent', counts: NO_CHANGES };
  const { pack, stored, originals } = release;
  const plan = planImport(await readPack(database), release);
  const missing: string[] = [];
  for (const { id: medium, name } of pack.media)
    if (!(await mediaStore.touch(originals.get(medium) ?? ''))) missing.push(name);
  const risks =
    missing.length === 0
      ? plan.risks
      : [...plan.risks, msg`media that are not stored any more: ${missing.join(', ')}`];
  if (!(await confirm({ ...plan, risks }))) return { status: 'declined', counts: NO_CHANGES };
  const counts = countsOf(plan);
  const origin = { restoredFrom: id, counts };
  const isChanged = await replaceContent(database, buildRows(pack, stored), origin);
  return isChanged
    ? { status: 'rolled-back', counts }
    : { status: 'unchanged', counts: NO_CHANGES };
}

/** After an upgrade: recomputes all derived data from the stored sources. */
export async function renewDerived(database: Database): Promise<void> {
  const stored = await readPack(database);
  if (stored) await replaceContent(database, buildRows(stored.pack, stored.stored));
}

type ExportResult =
  | { readonly status: 'exported'; readonly pack: Pack }
  | { readonly status: 'empty' };

/** Writes a pack that imports to the same content. @throws when the folder is not empty */
export async function exportPack(
  database: Database,
  mediaStore: MediaStore,
  folder: string,
  onProgress: Progress = () => {},
): Promise<ExportResult> {
  const stored = await readPack(database);
  if (!stored) return { status: 'empty' };
  const { pack, originals } = stored;
  let copied = 0;
  await writePack(pack, folder, async ({ id }, target) => {
    onProgress(++copied, pack.media.length, msg`Copying media`);
    const digest = originals.get(id) ?? '';
    await mediaStore.ensureLocal(digest);
    await copyFile(mediaStore.pathOf(digest), target);
  });
  return { status: 'exported', pack };
}

/**
 * Finds text that PostgreSQL cannot store: NUL and unpaired surrogates, which YAML can contain as
 * escapes (`"\0"`). The import would otherwise fail with an error that names no file.
 */
function findUnstorable(pack: Pack): PackIssue<Message>[] {
  const entries: [file: string, part: object][] = [
    ['pack.yaml', pack.meta],
    ['site.yaml', pack.site ?? {}],
    ['codes.yaml', pack.codes],
    ['paths.geojson', pack.paths ?? {}],
    ['plan.geojson', pack.townMap ?? {}],
    ...pack.media.map((medium): [string, object] => [`media/${medium.name}.yaml`, medium]),
    ...[...pack.documents, ...pack.themes, ...pack.records].map((part): [string, object] => [
      part.file,
      part,
    ]),
  ];
  return entries.filter(([, part]) => !isStorable(part)).map(([file]) => unstorableIssue(file));
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
}

function unstorableIssue(file: string): PackIssue<Message> {
  return {
    severity: 'error',
    file,
    message: msg`A text holds a character that cannot be stored (NUL, or half of a character)`,
    help: msg`Look for \\0 or \\ud800 to \\udfff in quoted texts and take it out`,
  };
}
