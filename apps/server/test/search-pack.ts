/** A pack for the tests of the search: texts in several languages, ties, and what must not be found. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPack, isSound } from '@varde/content-pack/check-pack';
import { buildRows } from '#modules/packs/build-rows.ts';
import { replaceContent } from '#modules/packs/packs.repository.ts';
import { changePack } from './api-pack.ts';
import { openApp, type TestApp } from './app.ts';
import type { OpenDatabase } from './database.ts';

type Texts = Readonly<Record<string, string>>;

function markdown(front: string, texts: Texts): string {
  const parts = Object.entries(texts).map(([language, text]) => `# ${language}: ${text}\n`);
  return `---\n${front}\n---\n\n${parts.join('\n')}`;
}

/** Each text is its title, ingress and body, with empty lines between. */
function article(id: number, texts: Texts, front = ''): [string, string] {
  return [`articles/${id}.md`, markdown(`id: ${id}\nowner: kysten\n${front}`.trim(), texts)];
}

const no = (title: string, ingress = 'Om stedet.', body = 'Mer om det.') => ({
  no: `${title}\n\n${ingress}\n\n${body}`,
});

export const SECRET_WORD = 'gullskatten';
export const HIDDEN_POST = 4012;
/** Almost 'Sandefjord', which stands in a public title; these stand in a draft, and in what is published later. */
export const UNPUBLISHED_SPELLINGS = { draft: 'sandefjordz', later: 'sandefjordx' } as const;

/** Equal in all but where they are; the second is nearest to `NEAR_SECOND`. */
export const TWINS = [201, 202, 203] as const;
export const NEAR_SECOND = { lat: 62, lng: 6 };

const FILES: Readonly<Record<string, string>> = Object.fromEntries([
  [
    'pack.yaml',
    'name: search\ntitle: { no: Søk }\nversion: 1\nlanguages: [no, nn, sv, en, de, pl]\ndefault_language: no\nlicense: by\n',
  ],
  [
    'owners/kysten.md',
    markdown('id: 1\nslug: kysten\nlocation: 60, 5', no('Kystmuseet Nordlys', 'Om fiske.')),
  ],
  ['owners/skjult.md', markdown('id: 2\nslug: skjult\nstatus: draft', no('Hemmelig museum'))],
  article(101, no('Hvalfangst i Sandefjord', 'Båter og mannskap.', 'Hvalene ble sett fra fyret.')),
  article(102, no('Båter', 'Om hvalfangst før i tida.')),
  article(103, no('Fyret ytterst', 'Et lys i natta.', 'Herfra så de hvalfangst.')),
  article(110, { sv: 'Kyrkogårdarna\n\nStenar.\n\nSmedjorna låg bredvid.' }),
  article(111, { en: 'The Harbours\n\nQuays.\n\nSailors were sleeping in boathouses.' }),
  article(112, { de: 'Häuser am Meer\n\nFischer.\n\nDie Fischer wohnten hier.' }),
  article(113, { pl: 'Zamek królewski\n\nWawel.\n\nO zamku.' }),
  article(114, { nn: 'Kyrkjene i dalen\n\nTre kyrkjer.\n\nMeir om dei.' }),
  article(120, no('Bomveien'), 'visit: { address: "Storgata 7, Ålgård" }'),
  article(121, no('Gamle saker'), 'themes: [tekstil]'),
  article(130, no('Låst rom', 'Et rom.', `Her ligger ${SECRET_WORD}.`), 'lock: { code: "1814" }'),
  article(
    131,
    no('Utkast om hval', 'Ikke ferdig.', `${SECRET_WORD} ${UNPUBLISHED_SPELLINGS.draft}`),
    'status: draft',
  ),
  article(
    132,
    no('Hvalross', `Kommer siden, ${UNPUBLISHED_SPELLINGS.later}.`, SECRET_WORD),
    'publish_from: 2120-01-01',
  ),
  ...TWINS.map((id, index) => article(id, no('Naust'), `location: ${61 + index}, ${5 + index}`)),
  article(204, no('Naust')),
  ...Array.from({ length: 25 }, (_, index) =>
    article(300 + index, no(`Varde nummer ${index + 1}`)),
  ),
  article(4011, no('Første post ved naustet'), 'kind: post\nlocation: 60.1, 5.1'),
  article(HIDDEN_POST, no('Andre post ved naustet'), 'kind: post\nlocation: 60.2, 5.2'),
  [
    'presentations/401.md',
    markdown(
      'id: 401\nowner: kysten\narticles: [101, 102]\nselections:\n  - { id: 4101, title: { no: Om båtene, en: The boats }, articles: [102] }',
      no('En runde langs sjøen'),
    ),
  ],
  [
    'presentations/402.md',
    markdown(
      'id: 402\nowner: kysten\nstatus: draft\narticles: [101]\nselections:\n  - { id: 4201, title: { no: Hemmelige båter }, articles: [101] }',
      no('Ikke ferdig runde'),
    ),
  ],
  [
    'rebuses/501.md',
    markdown(
      `id: 501\nowner: kysten\nlocation: 60, 5\nproximity: 50\nordered: true\nposts:\n${[4011, HIDDEN_POST].map(post).join('\n')}`,
      no('Kystrebus'),
    ),
  ],
  [
    'themes/tekstil.md',
    markdown('slug: tekstil', { no: 'Veving\n\nTråder.', sv: 'Vävnad\n\nTrådar.' }),
  ],
]);

function post(id: number, index: number): string {
  const hidden = index > 0 ? '\n    hidden_until: sequence' : '';
  return `  - article: ${id}${hidden}
    conditions: { ${index > 0 ? 'sequence: true' : 'distance: 50'} }
    task:
      kind: single
      question: { no: Hva? }
      options: [{ text: { no: Riktig }, correct: true }, { text: { no: Galt } }]
      points: 10`;
}

/** A server over a fresh database that holds this pack. */
export async function openSearchPack(open: OpenDatabase, env = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'varde-search-'));
  await changePack(folder, FILES);
  const { pack, faults } = await checkPack(folder);
  if (!isSound(faults)) throw new Error(JSON.stringify(faults, null, 2));
  const database = await open();
  await replaceContent(database, buildRows(pack, new Map()));
  await rm(folder, { recursive: true });
  return openApp(database, { env });
}
