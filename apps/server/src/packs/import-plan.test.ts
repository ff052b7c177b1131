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

const risksOf = (...packs: Parameters<typeof planImport>): string[] =>
  planImport(...packs).risks.map((risk) => translate(risk));

const TEN = Array.from({ length: 10 }, (_, index) => article(index + 1));

describe('the plan of an import', () => {
  it('of a first pack adds everything, without a risk', () => {
    const plan = planImport(undefined, packOf({ articles: TEN }));
    expect(plan).toMatchObject({ changed: [], removed: [], codes: [], risks: [] });
    expect(plan.added).toHaveLength(10);
  });

  it('names what is added, changed and removed, by file and title', () => {
    const before = packOf({ articles: TEN });
    const after = packOf({ articles: [...TEN.slice(1, 9), article(10, 'Nytt navn'), article(11)] });
    expect(planImport(before, after)).toEqual({
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
    expect(planImport(before, packOf({ articles: [article(1)] })).changed).toEqual([]);
    const renamed = packOf({ articles: [{ ...article(1), file: 'articles/ny.md' }] });
    expect(planImport(before, renamed)).toMatchObject({ added: [], removed: [] });
  });

  it.each([
    [7, []],
    [6, ['it removes 4 of 10 files']],
    [0, ['it removes 10 of 10 files']],
  ])('is risky when %i of ten remain: %j', (remaining, risks) => {
    const after = packOf({ articles: TEN.slice(0, remaining) });
    expect(risksOf(packOf({ articles: TEN }), after)).toEqual(risks);
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
    expect(planImport(before, moved)).toMatchObject({
      codes: [
        { code: '1', before: 'document 1', after: 'document 7' },
        { code: '2', before: 'document 2 in 301', after: 'document 301' },
      ],
      risks: [],
    });
    const dying = packOf({ codes: [{ code: '2', document: 2, context: 301 }] });
    expect(planImport(before, dying)).toMatchObject({
      codes: [
        { code: '1', before: 'document 1' },
        { code: '3', before: 'owner bryggen' },
      ],
    });
    expect(risksOf(before, dying)).toEqual(['printed codes would lead nowhere: 1, 3']);
  });
});
