import { expect, it } from 'vitest';
import { referenceIssues } from './reference-issues.ts';

const SPECIFICATION = [
  '# Specification',
  '## 2. Screens and routes',
  '### 2.1 Layout',
  '### 2.2 Routes (§2.1)',
  '## 7. Calls',
].join('\n');

/** Issues of one file in a small repository. */
function issuesOf(text: string, file = 'apps/web/src/page.ts'): readonly string[] {
  return referenceIssues(
    new Map([
      ['docs/specification.md', SPECIFICATION],
      ['docs/api.md', '# API\n\n## Codes\n\n```sh\n# not a heading\n```\n\n## Codes\n'],
      ['docs/decisions/0012-iiif.md', '# 0012'],
      ['docs/screenshots/home.webp', undefined],
      ['tools/check.ts', undefined],
      ['apps/server/src/content/codes/codes.service.ts', undefined],
      ['apps/web/test/codes.test.tsx', "it('a printed code opens its page', …);"],
      [file, text],
    ]),
  );
}

it.each([
  ['a section', '// Shown first (specification §2.1).'],
  ['a chapter at the start of a sentence', '/** Specification §7: the calls. */'],
  ['several sections', '// (specification §2.1, §2.2 and §7)'],
  ['a section after a line break', '/**\n * The tab bar of specification\n * §2.1.\n */'],
  ['sections of outside standards', '// RFC 9110 §12.5.4, IIIF Image API 3.0 §4.1, §4.2'],
  ['the sign alone', "const SIGNS = '&§¶';"],
  ['a document', '// See docs/api.md, docs/decisions/ and docs/api.md#codes-1.'],
  ['another repository’s document', '// https://example.org/docs/nothing.md'],
])('a reference to an existing %s has no issue', (_title, text) => {
  expect(issuesOf(text)).toEqual([]);
});

it.each([
  [
    'an unknown section',
    '\n// specification §2.3',
    "2: 'specification §2.3' names no section of docs/specification.md. Write one of §2, §2.1, §2.2.",
  ],
  [
    'an unknown chapter',
    '// specification §9.1',
    "1: 'specification §9.1' names no section of docs/specification.md. Write one of §2, §2.1, §2.2, §7.",
  ],
  [
    'a section of no document',
    '/**\n * The tab bar (§2.1).\n */',
    "2: '§2.1' names no document. Write 'specification §2.1', or the standard before it, as in 'RFC 9110 §2.1'.",
  ],
  [
    'a section of a document that is not in the repository',
    '// decisions.md §7',
    "1: '§7' names no document. Write 'specification §7', or the standard before it, as in 'RFC 9110 §7'.",
  ],
  [
    'a missing document',
    '// docs/missing.md',
    "1: 'docs/missing.md' does not exist. Write the path of a file in the repository.",
  ],
  [
    'a moved document',
    '// docs/0012-iiif.md',
    "1: 'docs/0012-iiif.md' does not exist. Write 'docs/decisions/0012-iiif.md'.",
  ],
  [
    'a missing heading',
    '// docs/api.md#media',
    "1: 'docs/api.md#media' names no heading. Write one of #api, #codes, #codes-1.",
  ],
  [
    'a decision by its number',
    '// (decision 0012)',
    "1: 'decision 0012' is not a path. Write 'docs/decisions/0012-iiif.md'.",
  ],
])('a reference to %s is an issue with file, line and replacement', (_title, text, issue) => {
  expect(issuesOf(text)).toEqual([`apps/web/src/page.ts:${issue}`]);
});

it('links of Markdown to files, folders, headings and other sites have no issue', () => {
  const text = [
    '# How to',
    '[API](../api.md), [codes](../api.md#codes), [decisions](../decisions/), [here](#how-to)',
    '[site](https://example.org/x.md), `[code](nothing.md)`',
    '```md\n[code](nothing.md)\n```',
    '<img src="../screenshots/home.webp">',
  ].join('\n');
  expect(issuesOf(text, 'docs/how-to/start.md')).toEqual([]);
});

it('dangling links in Markdown are issues in line order', () => {
  const text = [
    '# Start',
    '[API](api.md "The API")',
    '[codes](../api.md#nothing)',
    '<a href="#nothing">here</a>',
  ].join('\n');
  expect(issuesOf(text, 'docs/how-to/start.md')).toEqual([
    "docs/how-to/start.md:2: 'docs/how-to/api.md' does not exist. Write 'docs/api.md'.",
    "docs/how-to/start.md:3: 'docs/api.md#nothing' names no heading. Write one of #api, #codes, #codes-1.",
    "docs/how-to/start.md:4: 'docs/how-to/start.md#nothing' names no heading. Write one of #start.",
  ]);
});

it('paths of code in a guide have no issue when they are complete, shortened or placeholders', () => {
  const text = [
    '`tools/check.ts`, `node tools/check.ts --save`, `codes/codes.service.ts`, `content/codes/`',
    '`apps/<name>/src/main.ts`, `routes/legacy-*.tsx`, `messages/{key}.json`, `#app/hero.tsx`',
    '`/api/v3/openapi.json`, `https://example.org/a.json`, `sharp/gif`',
  ].join('\n');
  expect(issuesOf(text, 'CONTRIBUTING.md')).toEqual([]);
});

it('dangling paths of code are issues in a guide, not in other Markdown', () => {
  const text = '`e2e/stories/gone.test.ts`\n`old/check.ts` and `npx tsx tools/gone/`';
  expect(issuesOf(text, 'CONTRIBUTING.md')).toEqual([
    "CONTRIBUTING.md:1: 'e2e/stories/gone.test.ts' does not exist. Write the path of a file in the repository.",
    "CONTRIBUTING.md:2: 'old/check.ts' does not exist. Write 'tools/check.ts'.",
    "CONTRIBUTING.md:2: 'tools/gone/' does not exist. Write the path of a file in the repository.",
  ]);
  expect(issuesOf(text, 'SECURITY.md')).toEqual([]);
});

it('tests that prove a statement have no issue when a file has words of each title', () => {
  const text = [
    '- **Codes.** They open pages. Tests: codes.test: a printed code;',
    '  opens its page; test/codes.test.',
    '',
    '| 1.1 | codes | met | as printed · codes.test: a printed code |',
  ].join('\n');
  expect(issuesOf(text, 'docs/api.md')).toEqual([]);
});

it('tests that are not there are issues in a guide', () => {
  const text = [
    '- **Codes.** They open pages. Test: gone.test; codes.test: a printed',
    '  code; a hidden one.',
    '| 1.1 | codes | met | as printed · codes.test: a painted code |',
  ].join('\n');
  expect(issuesOf(text, 'docs/api.md')).toEqual([
    "docs/api.md:1: There is no test file 'gone.test'.",
    "docs/api.md:1: No test in 'codes.test' is titled 'a hidden one'. Write words of a title in that file.",
    "docs/api.md:3: No test in 'codes.test' is titled 'a painted code'. Write words of a title in that file.",
  ]);
});
