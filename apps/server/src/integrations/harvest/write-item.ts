/** Writes one harvested item into a pack: first its owner, themes and images, then the item itself. */
import type { PackMedia, PackMeta, PackOwner, PackTheme } from '@varde/content-pack/pack';
import type { License } from '@varde/domain/licenses';
import { fetchImage } from './fetch-image.ts';
import type {
  HarvestArticle,
  HarvestItem,
  HarvestName,
  HarvestImage,
  HarvestWalk,
} from './harvest-item.ts';
import type { HarvestReport } from './harvest-report.ts';
import { makeSlug } from './make-slug.ts';
import type { PackFolder } from './pack-folder.ts';
import { knownLanguages, plainTitle } from './plain-text.ts';
import type { Source, SourceTools, SourceOptions } from './source.ts';
import { toArticle, toMedia, toObject, toWalk } from './to-article.ts';

export interface WriteTools extends HarvestOptions {
  readonly report: HarvestReport;
  readonly known: Map<string, Known>;
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
const MOST_THEMES = 3;
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
  before: Known | undefined,
  tools: WriteTools,
): Promise<void> {
  const { folder, report, today, replaces } = tools;
  const owner = await writeOwner(item.owner, item.language, tools);
  const themes = tools.withThemes ? await writeThemes(item, tools) : [];
  const images = await writeImages(item, tools);
  const id = before?.id ?? folder.nextId();
  const input = { id, file: before?.file, owner, themes, images, today };
  const object = toObject(item, input);
  if (object) report.objects += await folder.write({ records: [object] }, replaces);
  const article = toArticle(item, input);
  await folder.write({ documents: [article] }, replaces);
  tools.known.set(item.key, article);
  report.articles += 1;
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
  for (const name of item.themes.slice(0, MOST_THEMES)) {
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
  for (const [index, picture] of item.images.entries()) {
    const why = index < MAX_IMAGES ? rightsIssue(picture, withUnlicensed) : TOO_MANY;
    const written =
      why ?? (await writeImage(picture, { item, title, nr: names.length + 1 }, tools));
    if (typeof written === 'string')
      report.leftOut.push({ what: `a picture of ${what}`, why: written });
    else names.push(written.name);
  }
  return names;
}

const TOO_MANY = `A thing gets ${MAX_IMAGES} pictures`;

function rightsIssue({ rights }: HarvestImage, withUnlicensed: boolean): string | undefined {
  if (withUnlicensed) return undefined;
  if (!rights)
    return 'Nothing says under which licence the picture is (--with-unlicensed brings it)';
  if (rights.license !== 'copyright') return undefined;
  return 'All rights to the picture are reserved (--with-unlicensed brings it)';
}

interface OfThing {
  readonly item: HarvestArticle;
  readonly title: Readonly<Record<string, string>>;
  readonly nr: number;
}

/** @returns the file name, or the reason why the image was skipped */
async function writeImage(
  image: HarvestImage,
  { item, title, nr }: OfThing,
  tools: WriteTools,
): Promise<string | { readonly name: string }> {
  const { folder, media, report, replaces } = tools;
  const stem = item.key.split(':').at(-1) ?? '';
  const { client } = tools.tools;
  const fetched = await fetchImage(image, stem, { client, folder, replaces });
  if (fetched.status === 'left-out') return fetched.why;
  const { name, isNew } = fetched;
  const id = media.get(name)?.id ?? folder.nextMediaId();
  const thing = { title, language: item.language, origin: item.origin };
  const sidecar = toMedia(image, { id, name }, thing, nr);
  await folder.write({ media: [sidecar] }, replaces);
  media.set(name, sidecar);
  if (isNew) report.images += 1;
  if (sidecar.license === 'copyright') report.unlicensed += 1;
  return { name };
}

async function writeWalk(
  item: HarvestWalk,
  before: Known | undefined,
  tools: WriteTools,
): Promise<void> {
  const { folder, known, report, today, replaces } = tools;
  const owner = await writeOwner(undefined, item.language, tools);
  const articles = item.stops.flatMap((key) => known.get(key)?.id ?? []);
  const id = before?.id ?? folder.nextId();
  const walk = toWalk(item, { id, file: before?.file, owner, articles, today });
  await folder.write({ documents: [walk] }, replaces);
  known.set(item.key, walk);
  report.walks += 1;
}

async function writeName(
  { entity, isTheme, language, key }: HarvestName,
  before: Known | undefined,
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
  readonly onProgress: (done: number, total: number, label: string) => void;
}

export interface Known {
  readonly id?: number;
  readonly file: string;
}
