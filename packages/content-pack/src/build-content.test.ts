import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Content } from '@varde/contract/content';
import { decryptExplanation } from '@varde/domain/rebus/explanation';
import {
  choiceAnswer,
  explanationKey,
  hashAnswer,
  numberAnswer,
  orderAnswer,
  textAnswer,
} from '@varde/domain/task-answers';
import { buildContent, buildTheme, type BuiltContent } from './build-content.ts';
import type { Pack } from './pack.ts';
import { writeFolder } from './parts/test-pack.ts';
import { changed, REBUS, VALID_PACK, URNES, type PackFiles } from './parts/valid-pack.ts';
import { readPack } from './read-pack.ts';

type Reference = BuiltContent['references'][number];

async function read(files: PackFiles): Promise<Pack> {
  const { pack, issues } = await readPack(writeFolder(files));
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  return pack;
}

async function build(files: PackFiles, id: number): Promise<BuiltContent> {
  const pack = await read(files);
  const document = pack.documents.find((candidate) => candidate.id === id);
  if (!document) throw new Error(`there is no document ${id}`);
  const built = buildContent(document, pack);
  expect([...Value.Errors(Content, built.content)]).toEqual([]);
  return built;
}

const article = (blocks: string, text: string): PackFiles => ({
  ...VALID_PACK,
  'articles/5.md': `---\nid: 5\nowner: bryggen\nimage: pixel.png\nblocks:\n${blocks}---\n${text}`,
});

it('builds content that matches the contract from every document of a pack', async () => {
  const pack = await read(VALID_PACK);
  for (const document of pack.documents)
    expect([...Value.Errors(Content, buildContent(document, pack).content)]).toEqual([]);
});

describe('text and blocks', () => {
  it('splits the text at its markers, aligned across languages', async () => {
    const files = article(
      '  a: { image: pixel.png }\n  b: { quote: { no: Ja, en: Yes } }\n',
      '# no: T\n\nIngress.\n\nEn.\n\n{{a}}\n\nTo.\n\n{{b}}\n\nTre.\n\n# en: T\n\nLead.\n\n{{a}}\n\nTwo.\n\n{{b}}\n',
    );
    expect((await build(files, 5)).content.blocks).toEqual([
      { type: 'text', layout: 'plain', html: { no: '<p>En.</p>' } },
      { type: 'image', media_id: 5101 },
      { type: 'text', layout: 'plain', html: { no: '<p>To.</p>', en: '<p>Two.</p>' } },
      { type: 'quote', text: { no: 'Ja', en: 'Yes' } },
      { type: 'text', layout: 'plain', html: { no: '<p>Tre.</p>' } },
    ]);
  });

  it('appends blocks without a marker to the text, in file order', async () => {
    const files = article(
      '  z: { memory: 9001 }\n  y: { object: "0042" }\n  a: { image: pixel.png }\n',
      '# no: T\n\nIngress.\n\n{{a}}\n\nTekst.\n',
    );
    const { content } = await build(files, 5);
    expect(content.blocks.map(({ type }) => type)).toEqual(['image', 'text', 'memory', 'object']);
  });

  it('builds every kind of block', async () => {
    const files = article(
      `  a: { gallery: [pixel.png] }
  b: { youtube: dQw4w9WgXcQ, cover: pixel.png, title: { no: Film } }
  c: { box: { no: "**Ja**" } }
  d: { quote: { no: Ja }, by: Ole }
  e: { map: { center: 61.3, 7.3, zoom: 12 } }
  f: { map: { documents: [101, 4011] } }
  g: { entity: 44444444-2222-4333-8444-555555555555 }
  h: { links: [{ url: https://example.org, title: { no: Les } }] }
  i: { related: [101] }
  j: { quote: { no: Nei }, by: { no: En vert, en: A host } }
  k: { model3d: pixel.png, views: [{ title: { no: Bakfra }, turn: 180 }] }
  l: { map: { center: "61.3, 7.4" } }
`,
      '# no: T\n\nIngress.\n',
    );
    expect((await build(files, 5)).content.blocks).toEqual([
      { type: 'gallery', media_ids: [5101] },
      {
        type: 'embed',
        provider: 'youtube',
        identifier: 'dQw4w9WgXcQ',
        cover_media_id: 5101,
        title: { no: 'Film' },
      },
      { type: 'text', layout: 'open-box', html: { no: '<p><strong>Ja</strong></p>' } },
      { type: 'quote', text: { no: 'Ja' }, by: 'Ole' },
      { type: 'map', center: { lat: 61.3, lng: 7.3 }, zoom: 12 },
      { type: 'map', document_ids: [101, 4011] },
      { type: 'entity', identifier: '44444444-2222-4333-8444-555555555555' },
      { type: 'links', links: [{ url: 'https://example.org', title: { no: 'Les' } }] },
      { type: 'related', document_ids: [101] },
      { type: 'quote', text: { no: 'Nei' }, by: { no: 'En vert', en: 'A host' } },
      {
        type: 'model3d',
        media_id: 5101,
        views: [{ title: { no: 'Bakfra' }, turn: 180, tilt: 15, zoom: 1 }],
      },
      { type: 'map', center: { lat: 61.3, lng: 7.4 } },
    ]);
  });

  it('returns the description as one plain line, and all readable text for search', async () => {
    const files = article(
      '  c: { box: { no: "**Åpent**" } }\n',
      '# no: T\n\nEn *liten*\ningress.\n\nSe [her](article:101).\n',
    );
    const { description, plainText } = await build(files, 5);
    expect(description).toEqual({ no: 'En liten ingress.' });
    expect(plainText).toEqual({ no: 'En liten ingress.\nSe her.\nÅpent' });
  });

  it('renders a theme', async () => {
    const { themes } = await read(
      changed({ file: 'themes/handel.md', from: 'Kjøp og salg.', to: 'Kjøp.\n\n**Salg.**' }),
    );
    expect(themes.map(buildTheme)).toEqual([
      {
        description: { no: 'Kjøp.', en: 'Buying and selling.' },
        html: { no: '<p><strong>Salg.</strong></p>' },
      },
    ]);
  });
});

describe('references', () => {
  const refer = (kind: Reference['kind'], ...ids: number[]): Reference[] =>
    ids.map((toId, sort) => ({ toId, kind, sort }));

  it.each<[string, PackFiles, number, BuiltContent['references']]>([
    ['articles of a presentation', VALID_PACK, 301, refer('article', 101)],
    ['posts of a rebus', VALID_PACK, 401, refer('post', 4011)],
    ['what a kiosk shows', VALID_PACK, 1301, refer('shows', 101, 301)],
    ['links, each once', VALID_PACK, 101, refer('link', 1)],
    [
      'related documents and maps',
      article(
        '  a: { related: [301, 101] }\n  b: { map: { documents: [101] } }\n',
        '# no: T\n\nI.\n',
      ),
      5,
      [...refer('related', 301, 101), ...refer('map', 101)],
    ],
  ])('contains %s', async (_title, files, id, expected) => {
    expect((await build(files, id)).references).toEqual(expected);
  });
});

it.each(['{ code: "hemmelig-1814" }', '{ ip: [192.0.2.0/24] }', '{ geo: { radius: 77123 } }'])(
  'keeps the lock %s out of the content',
  async (lock) => {
    const files = changed({ file: URNES, from: 'id: 101\n', to: `id: 101\nlock: ${lock}\n` });
    const { content, lock: details } = await build(files, 101);
    expect(details).toBeDefined();
    expect(JSON.stringify(content)).not.toMatch(/hemmelig|192\.0\.2|77123|"lock"/);
  },
);

describe('tasks', () => {
  /** Content of the first post of a rebus with the given task. */
  async function buildTask(task: string, article = 4011) {
    const files = changed({
      file: REBUS,
      to: `---\nid: 401\nowner: bryggen\nposts:\n  - article: ${article}\n    second_way: { code: "Drage 7" }\n    task:\n      question: { no: Hva? }\n${task.replace(/^/gm, '      ')}\n---\n# no: R\n\nGå!\n`,
    });
    const { content } = await build(files, 401);
    const post = content.posts?.[0];
    if (!post?.task) throw new Error('the rebus has a task');
    const { task: built } = post;
    const isRight = (answer: string | undefined): boolean =>
      answer !== undefined && built.answer_hashes.includes(hashAnswer(built.salt, answer));
    return {
      post,
      task: built,
      isRight,
      keys: (built.options ?? []).map(({ key }) => key),
      wire: JSON.stringify(content),
    };
  }

  it('accept only the correct option of a single choice', async () => {
    const { isRight, keys, wire } = await buildTask(
      'kind: single\noptions:\n  - { text: { no: A } }\n  - { text: { no: B }, correct: true }',
    );
    expect(keys.map((key) => isRight(choiceAnswer([key])))).toEqual([false, true]);
    expect(wire).not.toContain('correct');
  });

  it('accept only all correct options of a multiple choice together, in any order', async () => {
    const { isRight, keys } = await buildTask(
      'kind: multiple\noptions:\n  - { text: { no: A }, correct: true }\n  - { text: { no: B } }\n  - { text: { no: C }, correct: true }',
    );
    const [a = '', b = '', c = ''] = keys;
    expect(isRight(choiceAnswer([c, a]))).toBe(true);
    expect(isRight(choiceAnswer([a]))).toBe(false);
    expect(isRight(choiceAnswer([a, b, c]))).toBe(false);
  });

  // Their order depends on the article.
  it.each([2, 3, 4, 5, 6].flatMap((count) => [4011, 101].map((article) => [count, article])))(
    'does not show %i options to be ordered in their right order, in article %i',
    async (count = 2, article = 101) => {
      const texts = Array.from({ length: count }, (_, index) => `t${index}`);
      const options = texts.map((text) => `  - { text: { no: ${text} } }`).join('\n');
      const { task, isRight } = await buildTask(`kind: order\noptions:\n${options}`, article);
      const shown = (task.options ?? []).map(({ key, text }) => ({
        key,
        text: text?.['no'] ?? '',
      }));
      expect(shown.map(({ text }) => text)).not.toEqual(texts);
      const right = texts.map((text) => shown.find((option) => option.text === text)?.key ?? '');
      expect(isRight(orderAnswer(right))).toBe(true);
      expect(isRight(orderAnswer([...right].reverse()))).toBe(false);
    },
  );

  it('accept every answer, folded, in any language, and reveal none', async () => {
    const { isRight, wire } = await buildTask(
      'kind: text\nanswers: { no: [Drågen, en drage], en: [dragon] }',
    );
    expect(
      ['drågen', ' EN  DRAGE', 'Dragon', 'draagen'].map((text) => isRight(textAnswer(text))),
    ).toEqual([true, true, true, true]);
    expect(isRight(textAnswer('drage'))).toBe(false);
    expect(wire).not.toMatch(/drage|dragon/i);
  });

  it('accept a number in an answer as digits or as words of any language', async () => {
    const { isRight } = await buildTask('kind: text\nanswers: { no: [tre tårn] }');
    expect(
      ['3 tårn', 'Tre tårn', 'three taarn', '4 tårn'].map((text) => isRight(textAnswer(text))),
    ).toEqual([true, true, true, false]);
  });

  it.each([
    ['number: 1130', ['1130'], ['1129', '1131']],
    ['number: 1130\ntolerance: 10', ['1120', '1140', ' 1 135 '], ['1119', '1141']],
    ['number: -2\ntolerance: 2', ['-4', '0'], ['1', '-5']],
    ['number: 2.5\ntolerance: 0.25', ['2,25', '2.75', '2.5'], ['2.24', '2.8']],
    ['number: 0', ['0', '-0'], ['1']],
  ])('accept the numbers of %j', async (lines, right, wrong) => {
    const { task, isRight } = await buildTask(`kind: number\n${lines}`);
    const accepted = (text: string): boolean => isRight(numberAnswer(text, task.decimals ?? 0));
    expect(right.map(accepted)).toEqual(right.map(() => true));
    expect(wrong.map(accepted)).toEqual(wrong.map(() => false));
  });

  const OPTIONS = 'options:\n  - { text: { no: A }, correct: true }\n  - { text: { no: B } }';
  it.each<[string, (keys: string[]) => string | undefined]>([
    [`kind: single\n${OPTIONS}`, ([a = '']) => choiceAnswer([a])],
    [`kind: multiple\n${OPTIONS}`, ([a = '']) => choiceAnswer([a])],
    // Shown in the wrong order.
    [`kind: order\n${OPTIONS}`, (keys) => orderAnswer([...keys].reverse())],
    ['kind: text\nanswers: { no: [Drage], en: [dragon] }', () => textAnswer(' dragon')],
    ['kind: number\nnumber: 2.5\ntolerance: 0.25', () => numberAnswer('2,3', 2)],
  ])('reveal the explanation to a correct answer only: %j', async (lines, answerOf) => {
    const { task, keys, wire } = await buildTask(`${lines}\nexplanation: { no: Derfor! }`);
    expect(wire).not.toContain('Derfor');
    const answer = answerOf(keys) ?? '';
    const index = task.answer_hashes.indexOf(hashAnswer(task.salt, answer));
    const open = (one: string) =>
      task.encrypted_explanation &&
      decryptExplanation(task.encrypted_explanation, index, explanationKey(task.salt, one));
    expect(open(answer)).toEqual({ no: 'Derfor!' });
    expect(open('wrong')).toBeUndefined();
  });

  it('have stable option keys when the text of an option is corrected', async () => {
    const one = await buildTask(
      'kind: single\noptions:\n  - { text: { no: Draeg }, correct: true }\n  - { text: { no: B } }',
    );
    const other = await buildTask(
      'kind: single\noptions:\n  - { text: { no: Drage }, correct: true }\n  - { text: { no: B } }',
    );
    expect(one.keys).toEqual(other.keys);
  });

  it('accept the code on the sign as fallback method, and do not reveal it', async () => {
    const { post, wire } = await buildTask('kind: number\nnumber: 1');
    const { salt = '', answer_hashes: hashes } = post.second_way ?? {};
    expect(hashes).toEqual([hashAnswer(salt, textAnswer(' drage 7'))]);
    expect(wire).not.toContain('Drage 7');
    expect(salt).not.toBe(post.task?.salt);
  });
});
