import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '#test/database.ts';
import { storePack } from '#test/api-pack.ts';
import { openApp, type TestApp, EDITOR } from '#test/app.ts';

type Texts = Readonly<Record<string, string>>;

function markdown(front: string, texts: Texts): string {
  const sections = Object.entries(texts).map(([language, text]) => `# ${language}: ${text}\n`);
  return `---\n${front}\n---\n\n${sections.join('\n')}`;
}

/** Each text consists of title, lead and body, separated by empty lines. */
function article(id: number, texts: Texts, front = ''): [string, string] {
  return [`articles/${id}.md`, markdown(`id: ${id}\nowner: kysten\n${front}`.trim(), texts)];
}

const no = (title: string, ingress = 'Om stedet.', body = 'Mer om det.') => ({
  no: `${title}\n\n${ingress}\n\n${body}`,
});

const SECRET_WORD = 'gullskatten';
const HIDDEN_POST = 4012;
/** In a draft and in a scheduled article; similar to 'Sandefjord' in a public title. */
const UNPUBLISHED_SPELLINGS = { draft: 'sandefjordz', later: 'sandefjordx' } as const;

/** Equal except for their locations; the second is the nearest to `NEAR_SECOND`. */
const TWINS = [201, 202, 203] as const;
const NEAR_SECOND = { lat: 62, lng: 6 };

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
  article(140, no('Bua på kaia'), 'blocks:\n  ting: { object: "011091000101" }'),
  article(141, no('Kolonialen i gata', 'En butikk.', 'En bismervekt hang bak disken.')),
  article(
    142,
    no('Låst bu'),
    'lock: { code: "1814" }\nblocks:\n  ting: { object: "011091000101" }',
  ),
  [
    'objects/bismervekt.yaml',
    'id: "011091000101"\nuuid: 3d9f1c52-0a6e-4b7d-8c21-54e0f7a96b13\ntype: Thing\nowner: kysten\nidentifier: KM 0112\ntitle: { no: Bismervekt, sv: Besman }\nnames: [Vektstang]\n',
  ],
  [
    'memories/9001.yaml',
    'id: 9001\ncountry: "no"\nlanguage: "no"\ntitle: Oteren på loftet\ntext: Den sov der.\n',
  ],
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
      'id: 401\nowner: kysten\narticles: [101, 102]\nblocks:\n  minne: { memory: 9001 }\n  samme: { object: 3D9F1C52-0A6E-4B7D-8C21-54E0F7A96B13 }\nselections:\n  - { id: 4101, title: { no: Om båtene, en: The boats }, articles: [102] }',
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

describeWithDatabase('search', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    const database = await open();
    await storePack(database, FILES);
    server = await openApp(database);
  });

  const documents = (words: string, more = '', headers = {}) =>
    server.read('listDocuments', `documents/?search=${encodeURIComponent(words)}&${more}`, headers);
  const found = async (words: string, more = ''): Promise<number[]> =>
    (await documents(words, more)).items.map(({ id }) => id);

  describe('matching', () => {
    it.each([
      ['Norwegian forms of a word', 'hvalene', 101],
      ['Norwegian forms of a word', 'hvalfangsten', 101],
      ['nynorsk forms of a word', 'kyrkje', 114],
      ['Swedish forms of a word', 'kyrkogård', 110],
      ['Swedish forms of a word', 'smedja', 110],
      ['English forms of a word', 'harbour', 111],
      ['English forms of a word', 'sleep', 111],
      ['German forms of a word', 'haus', 112],
      ['exact words of a language without a stemmer', 'krolewski', 113],
      ['transliterated letters', 'BATAR', 102],
      ['transliterated letters', 'baater', 102],
      ['a prefix', 'hvalf', 101],
      ['a prefix of the last word', 'sandefjord hv', 101],
      ['a missing letter', 'hvalfangt', 101],
      ['transposed letters', 'snadefjord', 101],
      ['a wrong letter', 'sandefjort', 101],
      ['a compound written as two words', 'hval fangst', 101],
      ['two words written as one', 'gamlesaker', 121],
      ['the last part of a compound', 'fangst', 101],
      ['a postal address', 'storgata ålgård', 120],
      ['the title of a theme', 'veving', 121],
      ['the title of a theme in another language', 'vävnad', 121],
      ['a translation', 'kirke', 114],
      ['a translation', 'lighthouse', 103],
    ])('finds %s: %s', async (_what, words, id) => {
      expect((await found(words)).slice(0, 3)).toContain(id);
    });

    it.each([
      ['title', 'bismervekter', 140],
      ['title in another language', 'besman', 140],
      ['other name', 'vektstang', 140],
      ['inventory number', 'KM 0112', 140],
      ['title, with a word of the article', 'kaia besman', 140],
    ])('finds an article by an object that it shows, by its %s', async (_what, words, id) => {
      expect(await found(words)).toContain(id);
    });

    it.each(['oteren på loftet', 'KM 0112'])(
      'finds a presentation by a memory or object that it shows: %s',
      async (words) => expect(await found(words, 'schema_names=group')).toEqual([401]),
    );

    it('finds documents by the name of their owner', async () => {
      expect((await documents('nordlys')).total).toBeGreaterThan(30);
    });

    it.each(['xyzzyqwerty', '   ', '&|!()', "'", '*', ':*'])(
      'an unusual search returns nothing or everything without an error: %j',
      async (words) => expect((await documents(words)).total).toBeGreaterThanOrEqual(0),
    );
  });

  describe('ranking', () => {
    it('a match in the title ranks before the lead, the lead before the body, stops last', async () => {
      expect(await found('hvalfangst')).toEqual([101, 102, 103, 401]);
    });

    it('entries with all words rank first; partial matches only appear without a full match', async () => {
      expect(await found('båter mannskap')).toEqual([101]);
      expect(await found('hvalfangst mannskap smedja')).toContain(101);
    });

    it('what a document itself says ranks before the names of objects that others show', async () => {
      expect(await found('bismervekt')).toEqual([141, 140, 401]);
    });

    it('equal matches rank by distance, those without a location last', async () => {
      const there = `location=${NEAR_SECOND.lat},${NEAR_SECOND.lng}`;
      const [first] = await found('naust', there);
      expect(first).toBe(TWINS[1]);
      const all = await found('naust', `${there}&include_no_location=true`);
      expect(all.slice(TWINS.length)).toEqual([204, 501]);
      expect((await found('naust')).slice(0, 3)).toEqual([...TWINS]);
    });

    const idsOf = ({ items }: { readonly items: readonly { readonly id: number }[] }) =>
      items.map(({ id }) => id).toSorted((a, b) => a - b);
    it.each(['båtene', 'båter', 'naust', 'runde'])(
      'any order lists the same documents, each once: %s',
      async (words) => {
        const { total, items } = await documents(words);
        expect(items).toHaveLength(total);
        for (const sort of ['title', 'updated', 'id']) {
          const page = await documents(words, `sort=${sort}`);
          expect([page.total, idsOf(page)]).toEqual([total, idsOf({ items })]);
        }
      },
    );

    it('a requested order overrides the relevance', async () => {
      expect(await found('naust', 'sort=id&order_asc=false')).toEqual([
        501,
        204,
        ...TWINS.toReversed(),
      ]);
    });
  });

  describe('confidentiality', () => {
    const everyKind = 'schema_ids=2,12,13,14,31,32,33&page_size=150';

    it.each([
      ['words of a locked body', SECRET_WORD],
      ['words of a draft', 'utkast'],
      ['words of a scheduled article', 'hvalross'],
      ['a draft presentation', 'ikke ferdig runde'],
      ['objects that a locked article shows', 'bismervekt'],
    ])('a search does not find %s', async (_what, words) => {
      const page = await documents(words, everyKind);
      expect(page.items.filter(({ id }) => [130, 131, 132, 142, 402, 2].includes(id))).toEqual([]);
    });

    it.each(Object.entries(UNPUBLISHED_SPELLINGS))(
      'spelling corrections do not reveal words of unpublished content: %s',
      async (_where, words) => {
        expect(await found(words)).toContain(101);
        const [first] = (await documents(words, '', EDITOR)).items;
        expect([131, 132]).toContain(first?.id);
      },
    );

    it('a search does not reveal the location of a hidden post', async () => {
      const ids = await found('post naustet', everyKind);
      expect(ids).toContain(4011);
      expect(ids).not.toContain(HIDDEN_POST);
    });

    it('a search does not find selections of drafts or draft owners', async () => {
      const { items } = await server.read('listSelections', 'selections/?search=hemmelige');
      expect(items).toEqual([]);
      expect((await server.read('listOwners', 'owners/?search=hemmelig')).items).toEqual([]);
    });

    it('only editors find drafts', async () => {
      expect((await documents('utkast', '', EDITOR)).items.map(({ id }) => id)).toContain(131);
    });
  });

  describe('counts', () => {
    it.each(['båter', 'hvalfangst', 'nordlys', 'veving', 'naust', 'kyst', 'xyzzy', 'båter veving'])(
      'the counts equal the totals of each tab: %s',
      async (words) => {
        const typed = `search=${encodeURIComponent(words)}`;
        const { counts } = await documents(words);
        for (const kind of ['article', 'group', 'rebus'] as const) {
          const page = await documents(words, `schema_names=${kind}`);
          expect({ kind, total: page.total }).toEqual({ kind, total: counts?.[kind] });
          expect(page.counts).toEqual(counts);
        }
        const owners = await server.read('listOwners', `owners/?${typed}`);
        const themes = await server.read('listThemes', `themes/?${typed}`);
        const selections = await server.read('listSelections', `selections/?${typed}`);
        expect(counts).toMatchObject({
          owner: owners.total,
          theme: themes.total,
          selection: selections.total,
        });
      },
    );

    it('a list without a search has no counts', async () => {
      expect(await server.read('listDocuments', 'documents/')).not.toHaveProperty('counts');
    });

    it('the counts apply the other filters to documents', async () => {
      const { counts, total } = await documents('hvalfangst', 'owner_id=2');
      expect([counts?.article, total]).toEqual([0, 0]);
      const tagged = await documents('saker', 'kulturnav_tags=tekstil');
      expect([tagged.counts?.article, tagged.total]).toEqual([1, 1]);
    });
  });

  it('pages of results neither repeat nor skip documents', async () => {
    const walked: number[] = [];
    const { total } = await documents('varde');
    for (let page = 1; page <= Math.ceil(total / 4); page += 1)
      walked.push(...(await found('varde', `page_size=4&page=${page}`)));
    expect(total).toBeGreaterThanOrEqual(25);
    expect(new Set(walked).size).toBe(total);
    expect(walked).toHaveLength(total);
    expect(await found('varde', 'page_size=150')).toEqual(walked);
  });

  it('any search text returns 200', async () => {
    const word = fc.constantFrom(...String.raw`båter hval o' & | ! ( :* \ <-> ' % _`.split(' '));
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(word, { maxLength: 20 }).map((words) => words.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const response = await server.get(`/api/v3/documents/?search=${encodeURIComponent(typed)}`);
        expect([200, 400]).toContain(response.statusCode);
      }),
      { numRuns: 60 },
    );
  });
});
