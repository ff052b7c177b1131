import { translate } from '@varde/domain/message';
import { describe, expect, it } from 'vitest';
import type { Pack, PackCode } from '@varde/content-pack/pack';
import { planImport } from './import-plan.ts';

const article = (id: number, title = `Artikkel ${id}`) => ({
  kind: 'article',
  file: `articles/${id}.md`,
  id,
  title: { no: title },
});

interface Content {
  readonly name?: string;
  readonly articles?: readonly object[];
  readonly codes?: readonly object[];
}

const packOf = ({ name = 'museet', articles = [], codes = [] }: Content): Pack =>
  ({
    meta: { name, title: {}, version: 1, languages: ['no'], default_language: 'no' },
    documents: articles,
    media: [],
    themes: [],
    codes: codes as PackCode[],
    records: [],
  }) as unknown as Pack;

const planOf = (before: Pack | undefined, after: Pack) => {
  const withoutMedia = (pack: Pack) => ({ pack, originals: new Map<number, string>() });
  return planImport(before && withoutMedia(before), withoutMedia(after));
};
const risksOf = (...packs: Parameters<typeof planOf>): string[] =>
  planOf(...packs).risks.map((risk) => translate(risk));

const TEN = Array.from({ length: 10 }, (_, index) => article(index + 1));

describe('the plan of an import', () => {
  it('of a first pack adds everything, without a risk', () => {
    const plan = planOf(undefined, packOf({ articles: TEN }));
    expect(plan).toMatchObject({ changed: [], removed: [], codes: [], risks: [] });
    expect(plan.added.map(({ file }) => file)).toEqual([
      'pack.yaml',
      ...TEN.map(({ file }) => file),
    ]);
  });

  it('names what is added, changed and removed, by file and title', () => {
    const before = packOf({ articles: TEN });
    const after = packOf({ articles: [...TEN.slice(1, 9), article(10, 'Nytt navn'), article(11)] });
    expect(planOf(before, after)).toEqual({
      added: [{ file: 'articles/11.md', title: 'Artikkel 11' }],
      changed: [{ file: 'articles/10.md', title: 'Nytt navn' }],
      removed: [{ file: 'articles/1.md', title: 'Artikkel 1' }],
      codes: [],
      risks: [],
    });
  });

  it('knows a document by its id, and equal content by its values', () => {
    const { kind, file, ...rest } = article(1);
    const before = packOf({ articles: [{ file, kind, ...rest }] });
    expect(planOf(before, packOf({ articles: [article(1)] })).changed).toEqual([]);
    const renamed = packOf({ articles: [{ ...article(1), file: 'articles/ny.md' }] });
    expect(planOf(before, renamed)).toMatchObject({ added: [], removed: [] });
  });

  it.each([
    [7, []],
    [6, ['it removes 4 of 10 documents', 'it removes 4 of 11 files']],
    [0, ['it removes 10 of 10 documents', 'it removes 10 of 11 files']],
  ])('is risky when %i of ten remain: %j', (remaining, risks) => {
    const after = packOf({ articles: TEN.slice(0, remaining) });
    expect(risksOf(packOf({ articles: TEN }), after)).toEqual(risks);
  });

  describe('of documents among many other files', () => {
    const of = (kind: string, ...ids: number[]) => ids.map((id) => ({ ...article(id), kind }));
    const MUSEUM = [
      ...of('article', 1, 2, 3, 4, 5, 6, 7, 8, 9),
      ...of('post', 11, 12),
      ...of('group', 21),
      ...of('rebus', 31),
      ...of('owner', 41),
      ...of('kiosk-device', 51),
    ];
    const media = Array.from({ length: 28 }, (_, id) => ({ id, name: `${id}.jpg` }));
    const museum = (...articles: object[]) =>
      ({ ...packOf({ articles }), media }) as unknown as Pack;

    it('is risky when most of them go, though most of the files stay', () => {
      expect(
        risksOf(museum(...MUSEUM), museum(MUSEUM[0] ?? {}, MUSEUM[1] ?? {}, ...of('owner', 41))),
      ).toEqual([
        'it removes 12 of 15 documents',
        'it removes the only presentation',
        'it removes the only rebus',
      ]);
    });

    it('is risky when the last of a kind goes', () => {
      const without = (kind: string) => museum(...MUSEUM.filter((one) => one.kind !== kind));
      expect(risksOf(museum(...MUSEUM), without('rebus'))).toEqual(['it removes the only rebus']);
      expect(risksOf(museum(...MUSEUM), without('owner'))).toEqual(['it removes the only museum']);
      expect(risksOf(museum(...MUSEUM, ...of('group', 22)), without('group'))).toEqual([
        'it removes all 2 presentations',
      ]);
      expect(risksOf(museum(...MUSEUM), without('kiosk-device'))).toEqual([]);
    });

    it('is not risky when one is replaced by another of its kind', () => {
      const other = museum(...MUSEUM.filter((one) => one.kind !== 'rebus'), ...of('rebus', 32));
      expect(risksOf(museum(...MUSEUM), other)).toEqual([]);
    });
  });

  it('names what is changed beside the documents', () => {
    const paths = { lines: [] };
    const before = { ...packOf({ articles: TEN }), paths };
    const after = { ...packOf({ articles: TEN }), meta: { ...before.meta, version: 2 } };
    expect(planOf(before, after)).toMatchObject({
      changed: [{ file: 'pack.yaml' }],
      removed: [{ file: 'paths.geojson' }],
    });
  });

  it('is risky for another pack', () => {
    const after = packOf({ name: 'annet', articles: TEN });
    expect(risksOf(packOf({ articles: TEN }), after)).toEqual([
      'the pack is "annet", and the database holds "museet"',
    ]);
  });

  it('is not risky when the demo is replaced', () => {
    const demo = packOf({ name: 'demo', articles: TEN, codes: [{ code: '1', document: 1 }] });
    expect(risksOf(demo, packOf({}))).toEqual([]);
  });

  it('says where printed codes lead, and is risky only when one leads nowhere', () => {
    const before = packOf({
      codes: [
        { code: '1', document: 1 },
        { code: '2', document: 2, context: 301 },
        { code: '3', owner: 'bryggen' },
      ],
    });
    const moved = packOf({
      codes: [
        { code: '1', document: 7 },
        { code: '2', context: 301 },
        { code: '3', owner: 'bryggen' },
        { code: '4', document: 4 },
      ],
    });
    expect(planOf(before, moved)).toMatchObject({
      codes: [
        { code: '1', before: 'document 1', after: 'document 7' },
        { code: '2', before: 'document 2 in 301', after: 'document 301' },
      ],
      risks: [],
    });
    const dying = packOf({ codes: [{ code: '2', document: 2, context: 301 }] });
    expect(planOf(before, dying)).toMatchObject({
      codes: [
        { code: '1', before: 'document 1' },
        { code: '3', before: 'owner bryggen' },
      ],
    });
    expect(risksOf(before, dying)).toEqual(['printed codes would lead nowhere: 1, 3']);
  });
});
