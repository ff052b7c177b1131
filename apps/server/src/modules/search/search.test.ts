import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '@varde/contract/calls';
import { describeWithDatabase } from '#test/database.ts';
import { readCall } from '#test/read-call.ts';
import type { TestApp } from '#test/app.ts';
import {
  HIDDEN_POST,
  NEAR_SECOND,
  openSearchPack,
  SECRET_WORD,
  TWINS,
  UNPUBLISHED_SPELLINGS,
} from '#test/search-pack.ts';

const PREVIEW_KEY = 'preview-key-of-the-tests';

describeWithDatabase('the search', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openSearchPack(open, { VARDE_PREVIEW_KEY: PREVIEW_KEY });
  });
  afterAll(() => server.close());

  const read = <N extends CallName>(name: N, path: string, headers = {}) =>
    readCall(server, name, path, headers);
  const documents = (words: string, more = '', headers = {}) =>
    read('listDocuments', `documents/?search=${encodeURIComponent(words)}&${more}`, headers);
  const found = async (words: string, more = ''): Promise<number[]> =>
    (await documents(words, more)).items.map(({ id }) => id);

  describe('finds', () => {
    it.each([
      ['Norwegian forms of a word', 'hvalene', 101],
      ['Norwegian forms of a word', 'hvalfangsten', 101],
      ['nynorsk forms of a word', 'kyrkje', 114],
      ['Swedish forms of a word', 'kyrkogård', 110],
      ['Swedish forms of a word', 'smedja', 110],
      ['English forms of a word', 'harbour', 111],
      ['English forms of a word', 'sleep', 111],
      ['German forms of a word', 'haus', 112],
      ['words of a language without stems as they are', 'krolewski', 113],
      ['letters typed another way', 'BATAR', 102],
      ['letters typed another way', 'baater', 102],
      ['the beginning of a word', 'hvalf', 101],
      ['the beginning of the last word', 'sandefjord hv', 101],
      ['a letter too few', 'hvalfangt', 101],
      ['two letters that changed places', 'snadefjord', 101],
      ['a wrong letter', 'sandefjort', 101],
      ['a compound written as two words', 'hval fangst', 101],
      ['two words written as one', 'gamlesaker', 121],
      ['the last part of a compound', 'fangst', 101],
      ['the address', 'storgata ålgård', 120],
      ['the title of a theme', 'veving', 121],
      ['the title of a theme in another language', 'vävnad', 121],
      ['the same thing in another language', 'kirke', 114],
      ['the same thing in another language', 'lighthouse', 103],
    ])('%s: %s', async (_what, words, id) => {
      expect((await found(words)).slice(0, 3)).toContain(id);
    });

    it('what belongs to an owner by its name', async () => {
      const { total } = await documents('nordlys');
      expect(total).toBeGreaterThan(30);
    });

    it.each(['xyzzyqwerty', '   ', '&|!()', "'", '*', ':*'])(
      'nothing or everything, but no fault, for %j',
      async (words) => {
        expect((await documents(words)).total).toBeGreaterThanOrEqual(0);
      },
    );
  });

  describe('puts first', () => {
    it('a title, then an ingress, then a body', async () => {
      expect(await found('hvalfangst')).toEqual([101, 102, 103]);
    });

    it('texts with all of the words, and most of them only when none has all', async () => {
      expect(await found('båter mannskap')).toEqual([101]);
      expect(await found('hvalfangst mannskap smedja')).toContain(101);
    });

    it('what is nearest, of equals, and what has no place last', async () => {
      const there = `location=${NEAR_SECOND.lat},${NEAR_SECOND.lng}`;
      const [first] = await found('naust', there);
      expect(first).toBe(TWINS[1]);
      expect((await found('naust', `${there}&include_no_location=true`)).at(-1)).toBe(204);
      expect((await found('naust')).slice(0, 3)).toEqual([...TWINS]);
    });

    it('what another order asks for', async () => {
      expect(await found('naust', 'sort=id&order_asc=false')).toEqual([204, ...TWINS.toReversed()]);
    });
  });

  describe('never tells', () => {
    const everyKind = 'schema_ids=2,12,13,14,31,32,33&page_size=150';

    it.each([
      ['what a locked body says', SECRET_WORD],
      ['what a draft says', 'utkast'],
      ['what is published later', 'hvalross'],
      ['the presentation that is a draft', 'ikke ferdig runde'],
    ])('%s', async (_what, words) => {
      const page = await documents(words, everyKind);
      const hidden = page.items.filter(({ id }) => [130, 131, 132, 402, 2].includes(id));
      expect(hidden).toEqual([]);
    });

    it.each(Object.entries(UNPUBLISHED_SPELLINGS))(
      'by correcting a word or not, that it stands in what is not published: %s',
      async (_where, words) => {
        expect(await found(words)).toContain(101);
        const [first] = (await documents(words, '', { 'preview-key': PREVIEW_KEY })).items;
        expect([131, 132]).toContain(first?.id);
      },
    );

    it('where a hidden post is', async () => {
      const ids = await found('post naustet', everyKind);
      expect(ids).toContain(4011);
      expect(ids).not.toContain(HIDDEN_POST);
    });

    it('selections of a draft, nor owners that are drafts', async () => {
      const { items } = await read('listSelections', 'selections/?search=hemmelige');
      expect(items).toEqual([]);
      const owners = await read('listOwners', 'owners/?search=hemmelig');
      expect(owners.items).toEqual([]);
    });

    it('drafts to others than editors', async () => {
      const page = await documents('utkast', '', { 'preview-key': PREVIEW_KEY });
      expect(page.items.map(({ id }) => id)).toContain(131);
    });
  });

  describe('counts', () => {
    const WORDS = [
      'båter',
      'hvalfangst',
      'nordlys',
      'veving',
      'naust',
      'kyst',
      'xyzzy',
      'båter veving',
    ];

    it.each(WORDS)('as many as each tab lists: %s', async (words) => {
      const typed = `search=${encodeURIComponent(words)}`;
      const { counts } = await documents(words);
      for (const kind of ['article', 'group', 'rebus'] as const) {
        const page = await documents(words, `schema_names=${kind}`);
        expect({ kind, total: page.total }).toEqual({ kind, total: counts?.[kind] });
        expect(page.counts).toEqual(counts);
      }
      const owners = await read('listOwners', `owners/?${typed}`);
      const themes = await read('listThemes', `themes/?${typed}`);
      const selections = await read('listSelections', `selections/?${typed}`);
      expect(counts).toMatchObject({
        owner: owners.total,
        theme: themes.total,
        selection: selections.total,
      });
    });

    it('nothing when nothing is searched', async () => {
      expect(await read('listDocuments', 'documents/')).not.toHaveProperty('counts');
    });

    it('documents within the other filters', async () => {
      const { counts, total } = await documents('hvalfangst', 'owner_id=2');
      expect([counts?.article, total]).toEqual([0, 0]);
      const tagged = await documents('saker', 'kulturnav_tags=tekstil');
      expect([tagged.counts?.article, tagged.total]).toEqual([1, 1]);
    });
  });

  it('neither repeats nor skips while its pages are walked', async () => {
    const walked: number[] = [];
    const { total } = await documents('varde');
    for (let page = 1; page <= Math.ceil(total / 4); page += 1) {
      walked.push(...(await found('varde', `page_size=4&page=${page}`)));
    }
    expect(total).toBeGreaterThanOrEqual(25);
    expect(new Set(walked).size).toBe(total);
    expect(walked).toHaveLength(total);
    expect(await found('varde', 'page_size=150')).toEqual(walked);
  });

  it('answers whatever is typed', async () => {
    const word = fc.constantFrom(...String.raw`båter hval o' & | ! ( :* \ <-> ' % _`.split(' '));
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(word, { maxLength: 20 }).map((words) => words.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const answer = await server.get(`/api/v3/documents/?search=${encodeURIComponent(typed)}`);
        expect([200, 400]).toContain(answer.statusCode);
      }),
      { numRuns: 60 },
    );
  });
});
