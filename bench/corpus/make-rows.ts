/**
 * Generates the rows of a synthetic corpus block by block. Owners and themes are generated first; a
 * block refers only to them and itself, and depends only on the seed, the owners and its own
 * number. The same options always give the same rows, and a larger corpus starts with the rows of a
 * smaller one.
 */
import type {
  Pack,
  PackArticle,
  PackCode,
  PackDocument,
  PackLock,
  PackMeta,
  PackOwner,
  PackPost,
  PackPresentation,
  PackRebus,
  PackTheme,
} from '@varde/content-pack/pack';
import { foldSearch } from '@varde/domain/search-words';
import { buildRows } from '../../apps/server/src/packs/build-rows.ts';
import type { ContentRows } from '../../apps/server/src/packs/pack-rows.ts';
import {
  around,
  capitalised,
  placeName,
  prose,
  sentence,
  subjectNear,
  title,
  year,
  type Subject,
} from './prose.ts';
import { createRandom, type Random } from './random.ts';
import {
  CONCEPTS,
  TEXT_LANGUAGES,
  TOWNS,
  type Concept,
  type TextLanguage,
  type Town,
} from './vocabulary.ts';

export interface CorpusOptions {
  readonly documents: number;
  readonly owners: number;
  readonly seed: number;
}

/** Increment `version` when the same options give other documents. */
export const META: PackMeta = {
  name: 'generated',
  title: { no: 'Laget for målinger', sv: 'Gjord för mätningar', en: 'Made for measurements' },
  version: 1,
  languages: ['no', 'sv', 'en'],
  default_language: 'no',
  license: 'by',
};

/**
 * Documents per block: 90 % articles, 5 % presentations, 4 % rebuses and their posts, 1 % kiosks.
 */
const BLOCK = 200;
const FIRST = { group: 180, post: 190, rebus: 197, kioskPresentation: 198, kioskDevice: 199 };
const OWNERS_PER_BLOCK = 4;
const THEMES = 40;
const CODES_FROM = 100_000_000;

export function* makeRows(options: CorpusOptions): Generator<ContentRows> {
  const owners = Array.from({ length: options.owners }, (_, place) =>
    makeOwner(place + 1, options.seed),
  );
  const themes = CONCEPTS.slice(0, THEMES).map(makeTheme);
  const ownerDocuments = owners.map(({ document }) => document);
  yield rowsOf(ownerDocuments, themes, []);
  for (let first = 0; first < options.documents; first += BLOCK) {
    const documents = makeBlock(options, owners, themes, first / BLOCK);
    const slugs = new Set(documents.map((document) => 'owner' in document && document.owner));
    // The first batch writes them; the rows of this block need them to resolve their slugs.
    const known = ownerDocuments.filter(({ slug }) => slugs.has(slug));
    const rows = rowsOf([...known, ...documents], themes, documents.flatMap(makeCode));
    yield { ...rows, documents: rows.documents.slice(known.length), themes: [], themeEntries: [] };
  }
}

function rowsOf(
  documents: readonly PackDocument[],
  themes: readonly PackTheme[],
  codes: readonly PackCode[],
): ContentRows {
  const pack: Pack = { meta: META, documents, media: [], themes, codes, records: [] };
  const { pack: _pack, ...rows } = buildRows(pack, new Map());
  return rows;
}

/** An owner and the town around which its documents are located. */
interface CorpusOwner {
  readonly document: PackOwner;
  readonly town: Town;
}

const OWNER_KINDS = {
  no: ['museum', 'bygdemuseum', 'kystmuseum', 'kulturminnelag', 'kommune', 'kunstmuseum'],
  sv: ['museum', 'hembygdsgård', 'sjömuseum', 'hembygdsförening', 'kommun', 'konstmuseum'],
  en: 'Museum,Folk Museum,Maritime Museum,Heritage Society,Municipality,Art Museum'.split(','),
};

function makeOwner(id: number, seed: number): CorpusOwner {
  const random = createRandom(seed, id, 1);
  const town = random.pickZipf(TOWNS);
  const country = town.language;
  const name = random.chance(0.4) ? town.name : placeName(random, country);
  const kind = random.between(0, OWNER_KINDS.no.length - 1);
  const subject = { concept: random.pickZipf(CONCEPTS), name, town: town.name, country };
  const languages: TextLanguage[] = random.chance(0.7) ? [country, 'en'] : [country];
  const document: PackOwner = {
    kind: 'owner',
    id,
    slug: `${foldSearch(name).replace(/[^a-z0-9]+/g, '-')}-${id}`,
    file: `owners/${id}.md`,
    title: inEach(TEXT_LANGUAGES, (language) => `${name} ${OWNER_KINDS[language][kind] ?? ''}`),
    description: inEach(languages, (language) => sentence(random, language, subject)),
    text: inEach(languages, (language) => prose(random, language, subject, 120)),
    location: around(town, random.next),
    themes: [],
    status: 'published',
    revision: 1,
    blocks: {},
    visit: { address: `${name}, ${town.name}` },
  };
  return { document, town };
}

const inEach = (languages: readonly TextLanguage[], write: (language: TextLanguage) => string) =>
  Object.fromEntries(languages.map((language) => [language, write(language)]));

function makeTheme(concept: Concept): PackTheme {
  const slug = concept.en.bare.replaceAll(' ', '-');
  return {
    file: `themes/${slug}.md`,
    slug,
    title: inEach(TEXT_LANGUAGES, (language) => capitalised(concept[language].bare)),
    description: inEach(TEXT_LANGUAGES, (language) => `${capitalised(concept[language].one)}.`),
    text: {},
  };
}

interface Block {
  readonly random: Random;
  readonly owners: readonly CorpusOwner[];
  readonly themes: readonly PackTheme[];
  readonly firstId: number;
  readonly size: number;
  readonly articles: readonly number[];
}

function makeBlock(
  options: CorpusOptions,
  owners: readonly CorpusOwner[],
  themes: readonly PackTheme[],
  number: number,
): PackDocument[] {
  const random = createRandom(options.seed, number, 2);
  const firstId = options.owners + 1 + number * BLOCK;
  const size = Math.min(BLOCK, options.documents - number * BLOCK);
  const articles = idsOf(firstId, 0, Math.min(size, FIRST.group));
  const own = Array.from({ length: OWNERS_PER_BLOCK }, () => random.pickZipf(owners));
  const block = { random, owners: own, themes, firstId, size, articles };
  return Array.from({ length: size }, (_, place) => makeDocument(block, place));
}

const idsOf = (firstId: number, from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, place) => firstId + from + place);

function makeDocument(block: Block, place: number): PackDocument {
  // The last block may be truncated: a post needs its rebus in the same block.
  if (place < FIRST.group || block.size < BLOCK) return article(block, place, 'article');
  if (place < FIRST.post) return presentation(block, place);
  if (place < FIRST.rebus) return article(block, place, 'post');
  if (place < FIRST.kioskPresentation) return rebus(block, place);
  const about = base(block, place, 'kiosks', 20);
  if (place < FIRST.kioskDevice) {
    const documents = block.random.some(block.articles, 8);
    return { ...about, kind: 'kiosk-presentation', documents };
  }
  return { ...about, kind: 'kiosk-device', presentation: about.id - 1 };
}

function article(block: Block, place: number, kind: 'article' | 'post'): PackArticle {
  const { random, articles } = block;
  const about = base(block, place, 'articles', random.between(150, 600));
  const related = random.some(articles, random.chance(0.3) ? random.between(1, 3) : 0);
  const lock = kind === 'article' && random.chance(0.01) ? lockOf(random, about) : undefined;
  return {
    ...about,
    kind,
    ...(lock ? { lock } : {}),
    ...(related.length > 0
      ? { blocks: { ...about.blocks, more: { type: 'related', related } } }
      : {}),
    facts: { period: { from: year(random) } },
  };
}

function lockOf(random: Random, { location }: Base): PackLock {
  const kind = random.between(0, 2);
  if (kind === 0 && location) return { geo: { radius: 100 } };
  return kind === 1 ? { ip: ['192.0.2.0/24'] } : { code: String(random.between(1000, 9999)) };
}

function presentation(block: Block, place: number): PackPresentation {
  const { random } = block;
  const about = base(block, place, 'presentations', 120);
  const articles = random.some(block.articles, random.between(5, 15));
  const selections = Array.from({ length: random.between(0, 2) }, (_, nr) => ({
    id: about.id * 10 + nr,
    title: about.title,
    description: about.description,
    articles: articles.slice(nr * 3, nr * 3 + 4),
    ordered: random.chance(0.5),
  }));
  return { ...about, kind: 'group', articles, selections, ordered: random.chance(0.5) };
}

function rebus(block: Block, place: number): PackRebus {
  const posts = idsOf(block.firstId, FIRST.post, FIRST.rebus).map((id) => post(block.random, id));
  const about = base(block, place, 'rebuses', 100);
  return { ...about, kind: 'rebus', posts, ordered: true, proximity: 50 };
}

function post(random: Random, id: number): PackPost {
  const number = year(random);
  const question = { no: 'Hvilket år?', sv: 'Vilket år?', en: 'Which year?' };
  return {
    article: id,
    conditions: { distance: 50 },
    task: { kind: 'number', question, number, points: 10, hints: [] },
  };
}

type Base = Omit<PackArticle, 'kind'>;

function base(block: Block, place: number, folder: string, wordCount: number): Base {
  const { random } = block;
  const id = block.firstId + place;
  const { document: owner, town } = random.pick(block.owners);
  const subject = subjectNear(random, town);
  const location = random.chance(0.97) ? { location: around(town, random.next) } : {};
  const languages = languagesOf(random, subject);
  const text = (write: (language: TextLanguage) => string) => inEach(languages, write);
  return {
    id,
    file: `${folder}/${id}.md`,
    owner: owner.slug,
    title: text((language) => title(random, language, subject)),
    description: text((language) => ingress(random, language, subject)),
    text: text((language) => prose(random, language, subject, wordCount)),
    ...location,
    themes: themesOf(block, subject),
    ...publication(random),
    revision: random.between(1, 9),
    ...(random.chance(0.2) ? { old_id: `kp-${id}` } : {}),
    blocks: random.chance(0.8)
      ? {}
      : { said: { type: 'quote', quote: text((language) => sentence(random, language, subject)) } },
    visit: { address: `${subject.name}, ${town.name}` },
    access: { step_free: random.chance(0.5) },
  };
}

/** Most documents are in the owner's language, many in English too, some in all three. */
function languagesOf(random: Random, { country }: Subject): TextLanguage[] {
  const share = random.next();
  const other = country === 'no' ? 'sv' : 'no';
  const languages: TextLanguage[] = [country, 'en', other];
  return languages.slice(0, share < 0.5 ? 1 : share < 0.85 ? 2 : 3);
}

function ingress(random: Random, language: TextLanguage, subject: Subject): string {
  const first = sentence(random, language, subject);
  return random.chance(0.5) ? `${first} ${sentence(random, language, subject)}` : first;
}

function themesOf({ random, themes }: Block, { concept }: Subject): string[] {
  const own = themes.filter(({ title: { en } }) => en === capitalised(concept.en.bare));
  const others = random.chance(0.4) ? [random.pickZipf(themes)] : [];
  return [...new Set([...own, ...others].map(({ slug }) => slug))];
}

/** 2 % drafts, 1 % withdrawn, 1 % not yet or no longer published. */
function publication(random: Random): Pick<PackDocument, 'status' | 'publish_from' | 'publish_to'> {
  const share = random.next();
  if (share < 0.02) return { status: 'draft' };
  if (share < 0.03) return { status: 'withdrawn' };
  if (share < 0.035) return { status: 'published', publish_from: '2120-01-01' };
  return { status: 'published', ...(share < 0.04 ? { publish_to: '2020-01-01' } : {}) };
}

/** The printed code of a presentation opens its first article in it. */
function makeCode(document: PackDocument): PackCode[] {
  if (document.kind !== 'group') return [];
  const [first] = document.articles;
  const target = first === undefined ? {} : { document: first };
  return [{ code: String(CODES_FROM + document.id), context: document.id, ...target }];
}
