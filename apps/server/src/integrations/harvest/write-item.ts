/** Writes one harvested item into a pack: first its owner, themes and images, then itself. */
import { type Message, type MessageValue, msg } from '@varde/domain/message';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackMedia, PackMeta, PackOwner, PackTheme } from '@varde/content-pack/pack';
import { probeMedia, type MediaFormat } from '@varde/content-pack/probe-media';
import type { License } from '@varde/domain/licenses';
import { makeSlug } from '@varde/domain/make-slug';
import type { HarvestClient } from './harvest.client.ts';
import type {
  HarvestArticle,
  HarvestImage,
  HarvestItem,
  HarvestName,
  HarvestWalk,
  Source,
  SourceOptions,
  SourceTools,
} from './source.ts';
import type { HarvestReport } from './harvest-report.ts';
import { knownLanguages, plainTitle } from './pack-values.ts';
import type { PackFolder } from './pack-folder.ts';
import { altTextOf, toArticle, toMedia, toObject, toWalk } from './to-article.ts';

export interface WriteTools extends HarvestOptions {
  readonly report: HarvestReport;
  readonly known: Map<string, ExistingFile>;
  /** Of texts without a language tag. */
  readonly language: string;
  /** Slugs of existing owners. */
  readonly owners: Set<string>;
  readonly themes: Map<string, Pick<PackTheme, 'slug'>>;
  /** By file name. */
  readonly media: Map<string, PackMedia>;
  readonly meta: (item: HarvestItem) => PackMeta;
}

/** Images per item. */
const MAX_IMAGES = 10;
/** Themes per item: many tags make each one useless. */
const MAX_THEMES = 3;
const FALLBACK_OWNER = { slug: 'museum', name: 'Museum' };

export async function writeItem(item: HarvestItem, tools: WriteTools): Promise<void> {
  const { folder, known, report, replaces } = tools;
  await writeMeta(item, tools);
  const before = known.get(item.key);
  if (item.kind === 'article') await writeArticle(item, before, tools);
  else if (item.kind === 'walk') await writeWalk(item, before, tools);
  else await writeName(item, before, tools);
  if (before && replaces) report.replaced += 1;
  await folder.remember(item.key);
}

async function writeMeta(item: HarvestItem, { folder, meta }: WriteTools): Promise<void> {
  if (folder.isNew) await folder.write({ meta: meta(item) }, false);
}

async function writeArticle(
  item: HarvestArticle,
  before: ExistingFile | undefined,
  tools: WriteTools,
): Promise<void> {
  const { folder, report, today, replaces } = tools;
  const owner = await writeOwner(item.owner, item.language, tools);
  const themes = tools.withThemes ? await writeThemes(item, tools) : [];
  const images = await writeImages(item, tools);
  const id = before?.id ?? newId(item, tools);
  const input = { id, file: before?.file, owner, themes, images, today };
  const object = toObject(item, input);
  if (object) report.objects += await folder.write({ records: [object] }, replaces);
  const article = toArticle(item, input);
  await folder.write({ documents: [article] }, replaces);
  tools.known.set(item.key, article);
  report.articles += 1;
}

function newId({ key }: HarvestItem, { folder, report }: WriteTools): number {
  const id = folder.nextId();
  report.ids.push({ id, key });
  return id;
}

async function writeOwner(
  own: HarvestArticle['owner'],
  language: string,
  tools: WriteTools,
): Promise<string> {
  const { owner, ownerName, owners, folder } = tools;
  const [first] = owners;
  const fallback = first === undefined ? FALLBACK_OWNER : { slug: first, name: first };
  const { slug, name } = owner === undefined ? (own ?? fallback) : { slug: owner, name: owner };
  if (owners.has(slug)) return slug;
  const title = plainTitle(ownerName ?? own?.name ?? name) || slug;
  const document: PackOwner = {
    kind: 'owner',
    file: `owners/${slug}.md`,
    id: folder.nextId(),
    slug,
    title: { [language]: title },
    description: {},
    text: {},
    themes: [],
    status: 'published',
    revision: 1,
    blocks: {},
  };
  await folder.write({ documents: [document] }, false);
  owners.add(slug);
  return slug;
}

async function writeThemes(item: HarvestArticle, tools: WriteTools): Promise<string[]> {
  const { themes, folder, report } = tools;
  const slugs: string[] = [];
  for (const name of item.themes.slice(0, MAX_THEMES)) {
    const title = plainTitle(name);
    // Empty for a name without Latin letters or digits.
    const slug = makeSlug(title, '');
    if (!slug || slugs.includes(slug)) continue;
    slugs.push(slug);
    if (themes.has(slug)) continue;
    const theme = themeOf(slug, { [item.language]: title });
    report.themes += await folder.write({ themes: [theme] }, false);
    themes.set(slug, theme);
  }
  return slugs;
}

async function writeImages(item: HarvestArticle, tools: WriteTools): Promise<string[]> {
  const { report, withUnlicensed, language } = tools;
  const title = knownLanguages(item.title, language, plainTitle);
  const what = Object.values(title)[0] ?? item.key;
  const names: string[] = [];
  for (const [index, image] of item.images.entries()) {
    const why = index < MAX_IMAGES ? rightsIssue(image, withUnlicensed) : TOO_MANY;
    const written = why ?? (await writeImage(image, { item, title, nr: names.length + 1 }, tools));
    if (typeof written === 'object' && 'name' in written) names.push(written.name);
    else report.skipped.push({ what: msg`an image of ${what}`, why: written });
  }
  return names;
}

const TOO_MANY = msg`An object gets ${MAX_IMAGES} images`;

function rightsIssue({ rights }: HarvestImage, withUnlicensed: boolean): Message | undefined {
  if (withUnlicensed) return undefined;
  if (!rights) return msg`The image’s licence is unknown (--with-unlicensed imports it)`;
  if (rights.license !== 'copyright') return undefined;
  return msg`All rights to the image are reserved (--with-unlicensed imports it)`;
}

interface ImageSubject {
  readonly item: HarvestArticle;
  readonly title: Readonly<Record<string, string>>;
  readonly nr: number;
}

/** @returns the file name, or the reason why the image was skipped */
async function writeImage(
  image: HarvestImage,
  { item, title, nr }: ImageSubject,
  tools: WriteTools,
): Promise<MessageValue | { readonly name: string }> {
  const { folder, media, report, replaces } = tools;
  const stem = item.key.split(':').at(-1) ?? '';
  const { client } = tools.tools;
  const fetched = await fetchImage(image, stem, { client, folder, replaces });
  if (fetched.status === 'skipped') return fetched.why;
  const { name, isNew } = fetched;
  const id = media.get(name)?.id ?? folder.nextMediaId();
  const thing = { title, language: item.language, origin: item.origin };
  const sidecar = toMedia(image, { id, name }, thing, nr);
  await folder.write({ media: [sidecar] }, replaces);
  media.set(name, sidecar);
  if (isNew) report.images += 1;
  if (isNew && !altTextOf(image, item.language)) report.titledImages += 1;
  if (sidecar.license === 'copyright') report.unlicensed += 1;
  return { name };
}

async function writeWalk(
  item: HarvestWalk,
  before: ExistingFile | undefined,
  tools: WriteTools,
): Promise<void> {
  const { folder, known, report, today, replaces } = tools;
  const owner = await writeOwner(undefined, item.language, tools);
  const articles = item.stops.flatMap((key) => known.get(key)?.id ?? []);
  const id = before?.id ?? newId(item, tools);
  const walk = toWalk(item, { id, file: before?.file, owner, articles, today });
  await folder.write({ documents: [walk] }, replaces);
  known.set(item.key, walk);
  report.walks += 1;
}

async function writeName(
  { entity, isTheme, language, key }: HarvestName,
  before: ExistingFile | undefined,
  tools: WriteTools,
): Promise<void> {
  const { folder, known, themes, report, replaces, withThemes } = tools;
  const name = knownLanguages(entity.name, language, plainTitle);
  const slug = makeSlug(Object.values(name)[0] ?? '', 'name');
  const file = before?.file ?? `entities/${slug}-${entity.uuid.slice(0, 8)}.yaml`;
  await folder.write({ records: [{ kind: 'entity', file, ...entity, name }] }, replaces);
  known.set(key, { file });
  report.names += 1;
  if (!isTheme || !withThemes || themes.has(slug)) return;
  const theme = { ...themeOf(slug, name), kulturnav: entity.uuid };
  report.themes += await folder.write({ themes: [theme] }, false);
  themes.set(slug, theme);
}

const themeOf = (slug: string, title: PackTheme['title']): PackTheme => ({
  file: `themes/${slug}.md`,
  slug,
  title,
  description: {},
  text: {},
});

export interface HarvestOptions {
  readonly source: Source;
  readonly sourceOptions: SourceOptions;
  readonly tools: Omit<SourceTools, 'isHarvested' | 'language'>;
  readonly folder: PackFolder;
  /** Slug of the owner of all items; default: each item's own. */
  readonly owner?: string | undefined;
  readonly ownerName?: string | undefined;
  /** Of the texts of a new pack. */
  readonly license?: License | undefined;
  readonly withUnlicensed: boolean;
  readonly withThemes: boolean;
  readonly replaces: boolean;
  readonly today: string;
  readonly onProgress: (done: number, total: number, label: Message) => void;
}

export interface ExistingFile {
  readonly id?: number;
  readonly file: string;
}

type ImageDownload =
  | { readonly status: 'available'; readonly name: string; readonly isNew: boolean }
  /** `why` is a message for the operator. */
  | { readonly status: 'skipped'; readonly why: MessageValue };

interface ImageTools {
  readonly client: HarvestClient;
  readonly folder: PackFolder;
  /** Downloads an existing image again; on failure, the old file stays. */
  readonly replaces: boolean;
}

/** Downloads into media/, named by the URL: later runs find it. @param stem start of the name */
async function fetchImage(
  { url }: Pick<HarvestImage, 'url'>,
  stem: string,
  tools: ImageTools,
): Promise<ImageDownload> {
  const name = nameOf(url, stem);
  const { media } = tools.folder;
  const known = [...media].find((file) => file.startsWith(`${name}.`) && !isSidecar(file));
  if (known && !tools.replaces) return { status: 'available', name: known, isNew: false };
  const fetched = await downloadImage(url, name, tools);
  if (fetched.status === 'skipped' && known)
    return { status: 'available', name: known, isNew: false };
  return fetched;
}

async function downloadImage(
  url: string,
  name: string,
  { client, folder }: ImageTools,
): Promise<ImageDownload> {
  const media = join(folder.path, 'media');
  const part = join(media, `.${process.pid}.part`);
  await mkdir(media, { recursive: true });
  try {
    const why = await download(url, part, client);
    if (why !== undefined) return { status: 'skipped', why };
    const probe = await probeMedia(part);
    if (probe.status === 'invalid')
      return { status: 'skipped', why: probe.issues[0]?.message ?? msg`It cannot be read` };
    if (probe.type !== 'image') return { status: 'skipped', why: msg`It is not an image` };
    const file = `${name}.${endingOf(probe.format)}`;
    await rename(part, join(media, file));
    folder.addMedia(file);
    return { status: 'available', name: file, isNew: true };
  } finally {
    await rm(part, { force: true });
  }
}

const isSidecar = (file: string): boolean => file.endsWith('.yaml') || file.endsWith('.vtt');
const endingOf = (format: MediaFormat): string => (format === 'jpeg' ? 'jpg' : format);

function nameOf(url: string, stem: string): string {
  const digest = createHash('sha256').update(url).digest('hex').slice(0, 8);
  return `${makeSlug(stem, 'picture')}-${digest}`;
}

/** @returns the reason of a failure */
async function download(
  url: string,
  part: string,
  client: HarvestClient,
): Promise<MessageValue | undefined> {
  if (url.startsWith('file:')) return copyLocalFile(fileURLToPath(url), part);
  const result = await client.save(url, part);
  if (result.status === 'missing') return msg`It is not there`;
  return result.status === 'failed' ? result.why : undefined;
}

async function copyLocalFile(file: string, part: string): Promise<Message | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return msg`There is no file ${file}`;
  await copyFile(file, part);
  return undefined;
}
