/**
 * A set's documents, in blocks that name nothing outside themselves but owners and themes, so that a set of any size is
 * made and written block by block. A block depends on the seed, the owners and its own number alone: a larger set holds
 * the smaller one.
 */
import type {
  DocumentBase,
  PackArticle,
  PackCode,
  PackDocument,
  PackLock,
  PackPresentation,
  PackRebus,
  PackTheme,
} from '@varde/content-pack/pack';
import type { PackPost } from '@varde/content-pack/pack-rebus';
import { CONCEPTS, type TextLanguage } from './concepts.ts';
import { placeName, year } from './make-names.ts';
import type { SetOwner } from './make-owners.ts';
import { createRandom, type Random } from './random.ts';
import { around } from './towns.ts';
import { capitalised, prose, sentence, title, type Subject } from './write-prose.ts';

export interface SetOptions {
  readonly documents: number;
  readonly owners: number;
  readonly seed: number;
}

/** 90 % articles, 5 % presentations, 4 % rebuses and their posts, 1 % kiosks. */
const BLOCK = 200;
const FIRST = { group: 180, post: 190, rebus: 197, kioskPresentation: 198, kioskDevice: 199 };
const OWNERS_OF_A_BLOCK = 4;

export const blocksOf = ({ documents }: SetOptions): number => Math.ceil(documents / BLOCK);

interface Block {
  readonly random: Random;
  readonly owners: readonly SetOwner[];
  readonly themes: readonly PackTheme[];
  readonly firstId: number;
  readonly size: number;
  readonly articles: readonly number[];
}

/** @param number from 0 */
export function makeBlock(
  options: SetOptions,
  owners: readonly SetOwner[],
  themes: readonly PackTheme[],
  number: number,
): PackDocument[] {
  const random = createRandom(options.seed, number, 2);
  const firstId = options.owners + 1 + number * BLOCK;
  const size = Math.min(BLOCK, options.documents - number * BLOCK);
  const articles = idsOf(firstId, 0, Math.min(size, FIRST.group));
  const own = Array.from({ length: OWNERS_OF_A_BLOCK }, () => random.pickZipf(owners));
  const block = { random, owners: own, themes, firstId, size, articles };
  return Array.from({ length: size }, (_, place) => makeDocument(block, place));
}

const idsOf = (firstId: number, from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, place) => firstId + from + place);

function makeDocument(block: Block, place: number): PackDocument {
  // The last block may be cut short, and posts without a rebus would be nowhere.
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

function lockOf(random: Random, { location }: DocumentBase): PackLock {
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
  return {
    ...base(block, place, 'rebuses', 100),
    kind: 'rebus',
    posts,
    ordered: true,
    proximity: 50,
  };
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

type Base = DocumentBase & { readonly owner: string };

function base(block: Block, place: number, folder: string, words: number): Base {
  const { random } = block;
  const id = block.firstId + place;
  const { document: owner, town } = random.pick(block.owners);
  const subject = subjectNear(random, town);
  const location = random.chance(0.97) ? { location: around(town, random.next) } : {};
  const text = writer(random, subject);
  return {
    id,
    file: `${folder}/${id}.md`,
    owner: owner.slug,
    title: text((language) => title(random, language, subject)),
    description: text((language) => ingress(random, language, subject)),
    text: text((language) => prose(random, language, subject, words)),
    ...location,
    themes: themesOf(block, subject),
    ...publication(random),
    revision: random.between(1, 9),
    ...(random.chance(0.2) ? { old_id: `kp-${id}` } : {}),
    blocks: quoteOf(random, text, subject),
    visit: { address: `${subject.name}, ${town.name}` },
    access: { step_free: random.chance(0.5) },
  };
}

function subjectNear(random: Random, town: SetOwner['town']): Subject {
  const { name, language: country } = town;
  const concept = random.pickZipf(CONCEPTS);
  return { concept, name: placeName(random, country), town: name, country };
}

/** Most documents are in the owner's language, many in English too, some in all three. */
function writer(random: Random, { country }: Subject) {
  const share = random.next();
  const other = country === 'no' ? 'sv' : 'no';
  const languages: TextLanguage[] = [country, 'en', other];
  const written = languages.slice(0, share < 0.5 ? 1 : share < 0.85 ? 2 : 3);
  return (write: (language: TextLanguage) => string): Record<string, string> =>
    Object.fromEntries(written.map((language) => [language, write(language)]));
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
function publication(random: Random): Pick<DocumentBase, 'status' | 'publish_from' | 'publish_to'> {
  const share = random.next();
  if (share < 0.02) return { status: 'draft' };
  if (share < 0.03) return { status: 'withdrawn' };
  if (share < 0.035) return { status: 'published', publish_from: '2120-01-01' };
  return { status: 'published', ...(share < 0.04 ? { publish_to: '2020-01-01' } : {}) };
}

function quoteOf(
  random: Random,
  text: ReturnType<typeof writer>,
  subject: Subject,
): DocumentBase['blocks'] {
  if (random.chance(0.8)) return {};
  return {
    said: { type: 'quote', quote: text((language) => sentence(random, language, subject)) },
  };
}

/** A printed code for each presentation, which opens its first article in it. */
export function makeCodes(documents: readonly PackDocument[]): PackCode[] {
  return documents.flatMap((document) => {
    if (document.kind !== 'group') return [];
    const [first] = document.articles;
    const target = first === undefined ? {} : { document: first };
    return [{ code: String(CODES_FROM + document.id), context: document.id, ...target }];
  });
}

const CODES_FROM = 100_000_000;
