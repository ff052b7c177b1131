/** Writes the items of a source into a content pack, one by one; a rerun resumes. */
import {
  type Message,
  type MessageValue,
  msg,
  translate,
  type Translate,
} from '@varde/domain/message';
import type { PackMeta, PackTheme } from '@varde/content-pack/pack';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@varde/domain/constants';
import { makeSlug } from '@varde/domain/make-slug';
import type { Config } from '#config/config.ts';
import type { HarvestResult, HarvestItem, Source } from './source.ts';
import {
  type HarvestOptions,
  type ExistingFile,
  writeItem,
  type WriteTools,
} from './write-item.ts';
import { emptyReport, type HarvestReport, reportLines } from './harvest-report.ts';
import { csv } from './csv.source.ts';
import { digitaltmuseum } from './digitaltmuseum.source.ts';
import { geojson } from './geojson.source.ts';
import { gpx } from './gpx.source.ts';
import { iiif } from './iiif.source.ts';
import { kSamsok } from './k-samsok.source.ts';
import { kulturnav } from './kulturnav.source.ts';
import { ogcFeatures } from './ogc-features.source.ts';
import { isPrivateHost } from '../guarded-fetch.ts';
import { createHarvestClient, type HarvestClientOptions } from './harvest.client.ts';
import { plainTitle, storable } from './pack-values.ts';
import { openPackFolder, type PackFolder } from './pack-folder.ts';

/** All sources by the value of `--from`. */
export const SOURCES: ReadonlyMap<string, Source> = new Map([
  ['digitaltmuseum', digitaltmuseum],
  ['csv', csv],
  ['geojson', geojson],
  ['gpx', gpx],
  ['iiif', iiif],
  ['kulturnav', kulturnav],
  ['k-samsok', kSamsok],
  ['ogc-features', ogcFeatures],
]);

/** @throws SourceProblem when the source or the folder cannot be used at all */
async function harvest(options: HarvestOptions): Promise<HarvestReport> {
  const { source, sourceOptions, tools, folder, replaces, onProgress } = options;
  const report = emptyReport();
  const known = knownKeys(folder);
  const language = sourceOptions.language ?? source.language ?? folder.pack.meta.default_language;
  const writing = { ...startWriting(options, report, known), language };
  const seen = new Set<string>();
  const isHarvested = (key: string): boolean =>
    !replaces && (known.has(key) || folder.written.has(key));
  for await (const found of source.harvest(sourceOptions, { ...tools, language, isHarvested })) {
    const item = newItem(found, { isHarvested, known, seen, report });
    if (!item) continue;
    const done = report.articles + report.walks + report.names;
    report.isLimited = done >= sourceOptions.limit;
    if (report.isLimited) break;
    onProgress(done + 1, sourceOptions.limit, labelOf(item));
    await writeItem(item, writing);
  }
  return report;
}

interface Sorting {
  readonly isHarvested: (key: string) => boolean;
  readonly known: ReadonlyMap<string, ExistingFile>;
  readonly seen: Set<string>;
  readonly report: HarvestReport;
}

/** The item if it is to be written; otherwise it is counted in the report. */
function newItem(found: HarvestResult, sorting: Sorting): HarvestItem | undefined {
  const { isHarvested, known, seen, report } = sorting;
  const leaveOut = (what: MessageValue, why: MessageValue): undefined =>
    void report.skipped.push({ what, why });
  if (found.status === 'skipped') return leaveOut(found.what, found.why);
  const key = found.status === 'item' ? found.item.key : found.key;
  const isTwice = seen.has(key);
  seen.add(key);
  if (isTwice) return leaveOut(key, msg`It occurs in the source twice`);
  if (isHarvested(key)) return countExisting(key, known, report);
  if (found.status !== 'item') return undefined;
  return hasTitle(found.item) ? found.item : leaveOut(key, msg`It has no title`);
}

/** A title that consists of markup only is empty. */
function hasTitle(item: HarvestItem): boolean {
  const title = item.kind === 'name' ? item.entity.name : item.title;
  return Object.values(title).some((one) => plainTitle(one) !== '');
}

/** An item that was deleted from the pack is not imported again. */
function countExisting(key: string, known: Sorting['known'], report: HarvestReport): undefined {
  if (known.has(key)) report.existing += 1;
  else
    void report.skipped.push({
      what: key,
      why: msg`It was deleted from the pack after an earlier import (--replace brings it back)`,
    });
}

function knownKeys({ pack }: PackFolder): Map<string, ExistingFile> {
  const documents = pack.documents.flatMap(({ old_id: key, id, file }): [string, ExistingFile][] =>
    key === undefined ? [] : [[key, { id, file }]],
  );
  const names = pack.records.flatMap((record): [string, ExistingFile][] =>
    record.kind === 'entity' ? [[`kulturnav:${record.uuid}`, { file: record.file }]] : [],
  );
  return new Map([...documents, ...names]);
}

function startWriting(
  options: HarvestOptions,
  report: HarvestReport,
  known: Map<string, ExistingFile>,
): Omit<WriteTools, 'language'> {
  const { pack } = options.folder;
  const owners = new Set(
    pack.documents.flatMap((document) => (document.kind === 'owner' ? [document.slug] : [])),
  );
  const themes = new Map<string, Pick<PackTheme, 'slug'>>(
    pack.themes.map((theme) => [theme.slug, theme]),
  );
  const media = new Map(pack.media.map((one) => [one.name, one]));
  return { ...options, report, known, owners, themes, media, meta: metaOf(options) };
}

/** Of a new pack: named after the museum, in the language of the first item. */
function metaOf({ source, folder, license, ownerName }: HarvestOptions) {
  return (item: HarvestItem): PackMeta => {
    const { language } = item;
    const name = folder.path.split(/[/\\]/).at(-1) ?? '';
    const own = item.kind === 'article' ? item.owner?.name : undefined;
    return {
      name: makeSlug(name, 'guide'),
      title: { [language]: plainTitle(ownerName ?? own ?? '') || source.name },
      version: 1,
      languages: [language],
      default_language: language,
      ...(license && { license }),
    };
  };
}

function labelOf(item: HarvestItem): Message {
  const title = item.kind === 'name' ? item.entity.name : item.title;
  return msg`Fetching ${plainTitle(Object.values(title)[0] ?? item.key)}`;
}

export interface HarvestRequest extends Omit<
  HarvestOptions,
  'folder' | 'onProgress' | 'today' | 'tools'
> {
  /** Absolute. */
  readonly folder: string;
  /** The folder as given by the operator. */
  readonly named: string;
  readonly delayMs: number;
}

interface HarvestOutput {
  readonly writeLine: (line: string) => void;
  readonly onProgress: (done: number, total: number, label: Message) => void;
  /** Default: English. */
  readonly t?: Translate;
  readonly client?: Partial<HarvestClientOptions>;
}

type Settings = Pick<Config, 'contact' | 'external'>;

/** @throws SourceProblem when the source or the folder cannot be used */
export async function runHarvest(
  request: HarvestRequest,
  { contact, external }: Settings,
  { writeLine: writeRaw, onProgress, t = translate, client: more }: HarvestOutput,
): Promise<void> {
  // External text must not contain terminal control sequences.
  const writeLine = (line: Message): void => writeRaw(storable(t(line)));
  const folder = await openPackFolder(request.folder);
  const { objectsKey, archive } = external;
  if (contact === undefined && !request.source.isFile)
    writeLine(msg`Set VARDE_CONTACT, so that the services you import from can contact you.`);
  const client = createHarvestClient({
    userAgent: `${PRODUCT_NAME}/${PRODUCT_VERSION} (content import${contact ? `; ${contact}` : ''})`,
    delayMs: request.delayMs,
    allowsPrivate: await namesPrivate(request),
    onWait: writeLine,
    t,
    ...more,
  });
  const report = await harvest({
    ...request,
    folder,
    tools: { client, note: writeLine, objectsKey, archive },
    today: new Date().toISOString().slice(0, 10),
    onProgress,
  });
  for (const line of reportLines(report, request.named, t)) writeLine(line);
}

/** Whether the operator entered a URL of the own machine or network. */
async function namesPrivate({ sourceOptions: { at, what } }: HarvestRequest): Promise<boolean> {
  const urls = [at ?? '', ...what].map((one) => URL.parse(one));
  for (const url of urls)
    if (url && /^https?:$/.test(url.protocol) && (await isPrivateHost(url.hostname))) return true;
  return false;
}
