/** Searches for a kind of document together with a title or place, as visitors name the kind. */
import { beforeAll, describe, expect, it } from 'vitest';
import { storePack } from '#test/api-pack.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';

const ARTICLE = { open: 101, mentions: 102, present: 103, named: 104 } as const;
const REBUS = 501;
const TOUR = 401;
const SELECTION = 4101;

/** Of stops that not every visitor can read. */
const WITHHELD = {
  'a hidden post': 'krystallgrotten',
  'a draft': 'tjærebrenneri',
  'a withdrawn article': 'sjokoladefabrikk',
  'a scheduled article': 'hermetikkmuseum',
  'an article that is withdrawn on a day': 'ullspinneri',
} as const;

type Text = readonly [title: string, ...paragraphs: string[]];
const CALM: Text = ['Om stedet.', 'Mer om det.'];

function file(folder: string, id: number, front: string, texts: Record<string, Text>) {
  const bodies = Object.entries(texts).map(([key, text]) => `# ${key}: ${text.join('\n\n')}\n`);
  return [`${folder}/${id}.md`, `---\nid: ${id}\n${front}\n---\n\n${bodies.join('\n')}`] as const;
}

const article = (id: number, title: string, front = '', ...more: string[]) =>
  file('articles', id, `owner: kysten\n${front}`.trim(), { no: [title, ...CALM, ...more] });

const post = (id: number, isHidden: boolean) => `  - article: ${id}
    ${isHidden ? 'hidden_until: sequence\n    conditions: { sequence: true }' : 'conditions: { distance: 50 }'}
    task:
      kind: single
      question: { no: Hva? }
      options: [{ text: { no: Riktig }, correct: true }, { text: { no: Galt } }]
      points: 10`;

const FILES: Readonly<Record<string, string>> = Object.fromEntries([
  [
    'pack.yaml',
    'name: kinds\ntitle: { no: Slag }\nversion: 1\nlanguages: [no, sv, en]\ndefault_language: no\nlicense: by\n',
  ],
  ['owners/kysten.md', '---\nid: 1\nslug: kysten\n---\n\n# no: Kystlaget\n'],
  article(ARTICLE.open, 'Klippfiskbrygga i Sandvik'),
  article(ARTICLE.mentions, 'Sandvik', '', 'Her går en rebus, og en presentasjon viser et utvalg.'),
  file('articles', ARTICLE.present, 'owner: kysten', {
    en: ['The present day', 'About the trails of today.'],
  }),
  article(ARTICLE.named, 'Presentasjonar'),
  article(201, WITHHELD['a draft'], 'status: draft'),
  article(202, WITHHELD['a withdrawn article'], 'status: withdrawn'),
  article(203, WITHHELD['a scheduled article'], 'publish_from: 2120-01-01'),
  article(204, WITHHELD['an article that is withdrawn on a day'], 'publish_to: 2120-01-01'),
  article(301, 'Naustet i Sandvik', 'kind: post\nlocation: 60.1, 5.1'),
  article(302, WITHHELD['a hidden post'], 'kind: post\nlocation: 60.2, 5.2'),
  file(
    'rebuses',
    REBUS,
    `owner: kysten\nlocation: 60, 5\nproximity: 50\nordered: true\nposts:\n${post(301, false)}\n${post(302, true)}`,
    { no: ['Langs sjøen', 'Finn veien.', 'Ta med kart.'], en: ['Along the sea', 'Find it.'] },
  ),
  file(
    'presentations',
    TOUR,
    `owner: kysten\narticles: [101, 103, 201, 202, 203, 204]\nselections:\n  - { id: ${SELECTION}, title: { no: Fisk, en: Fish }, articles: [101] }`,
    { no: ['En runde', 'Rundt viken.', 'Gå sakte.'] },
  ),
]);

describeWithDatabase('a search for a kind of document', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    const database = await open();
    await storePack(database, FILES);
    server = await openApp(database);
  });

  async function found(words: string): Promise<number[]> {
    const path = `documents/?search=${encodeURIComponent(words)}`;
    return (await server.read('listDocuments', path)).items.map(({ id }) => id);
  }

  async function selections(words: string): Promise<number[]> {
    const path = `selections/?search=${encodeURIComponent(words)}`;
    return (await server.read('listSelections', path)).items.map(({ id }) => id);
  }

  it.each([
    ['as its tab names it', 'rebusløp', [REBUS]],
    ['in Swedish', 'rebuslopp', [REBUS]],
    ['in English', 'quiz trail', [REBUS, ARTICLE.mentions]],
    ['unfinished', 'rebusl', [REBUS]],
    ['in the plural', 'rebuser', [REBUS, ARTICLE.mentions]],
    ['and a word of its title', 'rebusløp sjøen', [REBUS]],
    ['and a word of its title in another language', 'quiz trail sea', [REBUS]],
    ['after the title', 'langs sjøen rebus', [REBUS]],
    ['and a place that only a stop names', 'rebus sandvik', [REBUS, ARTICLE.mentions]],
    ['as its tab names it, and such a place', 'rebusløp sandvik', [REBUS]],
    ['and the title of a stop', 'rebus naustet', [REBUS]],
  ])('finds a rebus by its kind, %s: %s', async (_how, words, ids) => {
    expect(await found(words)).toEqual(ids);
  });

  it.each([
    ['and a word of its title', 'presentasjon runde', [TOUR]],
    ['in Swedish', 'presentation runde', [TOUR]],
    ['in the plural', 'presentasjoner runde', [TOUR]],
    ['and the title of a stop', 'presentasjon klippfiskbrygga', [TOUR]],
    ['and a place', 'presentasjon sandvik', [TOUR, ARTICLE.mentions]],
  ])('finds a presentation by its kind, %s: %s', async (_how, words, ids) => {
    expect(await found(words)).toEqual(ids);
  });

  it.each(['utvalg fisk', 'fish selection', 'urval fisk'])(
    'finds a selection by its kind and title: %s',
    async (words) => expect(await selections(words)).toEqual([SELECTION]),
  );

  describe('changes nothing else', () => {
    it.each([
      ['an exact title is first', 'sandvik', ARTICLE.mentions],
      ['so is one that is the name of a kind', 'presentasjonar', ARTICLE.named],
      ['titles come before those of stops', 'klippfiskbrygga', ARTICLE.open],
      [
        'a title with the stem of a kind is before documents of that kind',
        'present',
        ARTICLE.present,
      ],
    ])('%s', async (_what, words, id) => {
      expect((await found(words))[0]).toBe(id);
    });

    it.each(Object.entries(WITHHELD))('does not find %s by its parent', async (_what, words) => {
      const ids = await found(words);
      expect(ids).not.toContain(TOUR);
      expect(ids).not.toContain(REBUS);
    });
  });
});
