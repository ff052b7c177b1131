/** Requests of visitors, varied so that hardly any response is cached. */
import { sql } from 'kysely';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { Database } from '../apps/server/src/db/database.ts';
import { around } from './corpus/prose.ts';
import { createRandom, type Random } from './corpus/random.ts';
import { CONCEPTS, TOWNS } from './corpus/vocabulary.ts';
import type { Paths } from './load.ts';

/** Facts about the data set, from which requests are generated. */
export interface Facts {
  readonly ids: readonly number[];
  readonly owners: readonly string[];
  /** Names that occur once or a few times. */
  readonly rareWords: readonly string[];
}

const SAMPLE = 200_000;
const RARE_MIN_LENGTH = 16;

export async function readFacts({ kysely }: Database): Promise<Facts> {
  const { rows } = await sql<{ id: number; title: Record<string, string> }>`
    select id, title from document
    where schema_id = ${SCHEMA_IDS.article} and status = 'published' and publish_from is null and publish_to is null
    order by md5(id::text) limit ${SAMPLE}`.execute(kysely);
  const owners = await kysely.selectFrom('owner').select('id').orderBy('id').execute();
  const words = rows.flatMap(({ title }) => (Object.values(title)[0] ?? '').split(' '));
  return {
    ids: rows.map(({ id }) => id),
    owners: owners.map(({ id }) => id),
    rareWords: [...new Set(words.filter((word) => word.length >= RARE_MIN_LENGTH))],
  };
}

const API = '/api/v3';
const FIELDS = 150;
const COMMON = CONCEPTS.slice(0, 12).flatMap(({ no, sv }) => [no.bare, sv.bare]);

export const SCENARIOS = [
  'document by id',
  'list near',
  'list near within an owner',
  'search, rare word',
  'search, common word',
  'search, misspelt',
  'map data in a box',
  'fields of 150',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Endless, and hardly ever the same path twice. */
export function pathsOf(scenario: Scenario, facts: Facts, seed: number): Paths {
  const random = createRandom(seed, SCENARIOS.indexOf(scenario));
  let turn = random.between(0, facts.ids.length - 1);
  const nextId = (): number => facts.ids[turn++ % facts.ids.length] as number;
  const near = (): string => `location=${positionOf(random)}`;
  const search = (word: string): string =>
    `${API}/documents/?${near()}&search=${encodeURIComponent(word)}`;
  const paths: Record<Scenario, Paths> = {
    'document by id': () => `${API}/documents/${nextId()}?include_media=true`,
    'list near': () => `${API}/documents/?${near()}`,
    'list near within an owner': () =>
      `${API}/documents/?${near()}&owner_id=${random.pick(facts.owners)}`,
    'search, rare word': () => search(random.pick(facts.rareWords)),
    'search, common word': () => search(random.pick(COMMON)),
    'search, misspelt': () => search(misspelt(random, random.pick(facts.rareWords))),
    'map data in a box': () => `${API}/documents/mapdata?bbox=${boxOf(random)}`,
    'fields of 150': () => `${API}/documents/fields?${idsOf(random, facts)}`,
  };
  return paths[scenario];
}

function positionOf(random: Random): string {
  const { lat, lng } = around(random.pickZipf(TOWNS), random.next);
  return `${lat},${lng}`;
}

/** Half a degree: a town with its surroundings. */
function boxOf(random: Random): string {
  const { lat, lng } = around(random.pickZipf(TOWNS), random.next);
  return [lng - 0.25, lat - 0.125, lng + 0.25, lat + 0.125].map((edge) => edge.toFixed(4)).join();
}

/** Swaps two letters. */
function misspelt(random: Random, word: string): string {
  const at = random.between(1, word.length - 3);
  return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
}

const idsOf = (random: Random, { ids }: Facts): string =>
  Array.from({ length: FIELDS }, () => `d=${random.pick(ids)}`).join('&');
