/** Texts of packs and of other collections: read without an undeclared error, and as written. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createIssueLog } from '../packages/content-pack/src/parts/issue-log.ts';
import { readCodes } from '../packages/content-pack/src/parts/codes.ts';
import {
  readDocument,
  readKiosks,
  readTheme,
} from '../packages/content-pack/src/parts/read-documents.ts';
import { readTownMap } from '../packages/content-pack/src/parts/read-geojson.ts';
import { readYaml } from '../packages/content-pack/src/parts/yaml-reading.ts';
import {
  memory,
  entity,
  museumObject,
  sidecar,
} from '../packages/content-pack/src/parts/pack-shapes.ts';
import { site } from '../packages/content-pack/src/parts/site-shape.ts';
import {
  inspectMarkdown,
  plainLine,
  plainTextOfForeign,
  renderRichText,
} from '../packages/content-pack/src/render-rich-text.ts';
import { translateIssues } from '../packages/content-pack/src/pack-issue.ts';
import type { Pack, PackDocument } from '../packages/content-pack/src/pack.ts';
import { writtenTexts } from '../packages/content-pack/src/write-pack.ts';
import { isRichTextTag, safeLinkHref } from '../packages/domain/src/rich-text-policy.ts';
import { SOURCES } from '../apps/server/src/integrations/harvest/harvest.service.ts';
import type { HarvestClient } from '../apps/server/src/integrations/harvest/harvest.client.ts';
import { SourceProblem } from '../apps/server/src/integrations/harvest/source.ts';
import { demand, readSeeds, type FuzzTarget } from './target.ts';

// oxfmt-ignore
const YAML_TOKENS = [
  '---\n', '- ', ': ', ':', '\n', '\n  ', '    ', '\t', '{ ', ' }', '[', ']', ', ', '"', "'", '|', '>', '|-\n', '&a ', '*a', '<<: *a', '!!js ', '!!binary ',
  '? ', '#', '@', '`', '%', '~', 'null', 'true', '0x1f', '1e9', '.inf', '-', '\u00a0', '\u2028', '\ufeff', '\0', 'id: 1', 'no: ', 'blocks:\n', '__proto__: ',
  'constructor: ', '# no: ', '# en: ', '{{', '}}', '2024-01-01', '60.1, 5.1', '\r\n', '\r',
];

// oxfmt-ignore
export const MARKDOWN_TOKENS = [
  '# ', '## ', '* ', '- ', '1. ', '> ', '`', '```\n', '~~', '**', '*', '__', '_', '[', '](', ')', '![', '<', '>', '</', '<script>', '<!--', '-->', '<a href="',
  'javascript:', 'data:', '&#106;', '&lt;', '&amp;', '\\', '\n', '\n\n', '    ', '\t', '|', '---', '***', '===', 'https://a.no', 'article:1', 'mailto:a@b.no',
  '<p onclick="', '<svg', '<style>', '<b>', '</b>', '"', "'", '\0', '\u202e', '[a]: ', '{{a}}',
];

const READERS = [
  (text: string) => {
    const log = createIssueLog();
    return { log, read: readCodes({ file: 'codes.yaml', text }, log) };
  },
  (text: string) => {
    const log = createIssueLog();
    return { log, read: readKiosks({ file: 'kiosks/a.yaml', text }, log) };
  },
  (text: string) => {
    const log = createIssueLog();
    return { log, read: readTheme({ file: 'themes/a.md', text }, log) };
  },
  (text: string) => {
    const log = createIssueLog();
    return { log, read: readTownMap('plan.geojson', text, log) };
  },
  ...[memory, entity, museumObject, sidecar, site].map((shape) => (text: string) => {
    const log = createIssueLog();
    const yaml = readYaml({ file: 'a.yaml', text }, log);
    return { log, read: yaml && shape.read(yaml.root, yaml.reading) };
  }),
];

const LONG = 20_000;

function checkYaml(input: Buffer): void {
  const text = input.toString();
  // Long texts are read by one of them.
  const readers =
    text.length > LONG ? READERS.filter((_, at) => at === text.length % READERS.length) : READERS;
  for (const read of readers) demandLines(text, translateIssues(read(text).log.issues));
}

type Lines = readonly { readonly line?: number }[];

function demandLines(text: string, issues: Lines): void {
  const lines = text.split('\n').length;
  const stray = issues.find(({ line = 1 }) => line < 1 || line > lines + 1);
  demand(stray === undefined, 'an issue has a line of the file', stray);
}

const KINDS = ['article', 'group', 'rebus', 'owner'] as const;

function checkDocument(input: Buffer): void {
  const text = input.toString();
  for (const kind of KINDS) {
    const { document, issues } = documentOf(text, kind);
    demandLines(text, translateIssues(issues));
    if (!document || issues.length > 0) continue;
    const written = writtenTexts({ ...EMPTY_PACK, documents: [document] }).get(document.file) ?? '';
    const again = documentOf(written, kind);
    demand(again.issues.length === 0, 'what is written has no issue', again.issues);
    const plain = (one: PackDocument | undefined) => ({ ...one, file: '' });
    demand(
      isDeepStrictEqual(plain(again.document), plain(document)),
      'what is written is read again',
      [plain(document), plain(again.document)],
    );
  }
}

function documentOf(text: string, kind: (typeof KINDS)[number]) {
  const log = createIssueLog();
  return { document: readDocument({ file: 'articles/1.md', text }, kind, log), issues: log.issues };
}

const EMPTY_PACK: Pack = {
  meta: { name: 'fuzz', title: {}, version: 1, languages: ['no'], default_language: 'no' },
  documents: [],
  media: [],
  themes: [],
  codes: [],
  records: [],
};

const TAG = /<(\/?)([a-z0-9]+)((?:\s[^<>]*)?)>/gi;

function checkMarkdown(input: Buffer): void {
  const source = input.toString();
  // The checker refuses such a text, which is not rendered then.
  const refused = inspectMarkdown(source).some(({ kind }) => ['nesting', 'marks'].includes(kind));
  if (refused) return;
  for (const html of [renderRichText(source), renderRichText(plainTextOfForeign(source))])
    demandPolicy(html);
  demand(!/[\n\r]/.test(plainLine(source)), 'a line is one line', plainLine(source));
}

function demandPolicy(html: string): void {
  for (const [tag, end, name = '', attributes = ''] of html.matchAll(TAG)) {
    demand(isRichTextTag(name), 'only allowed elements remain', tag);
    const [, href] = /^ href="([^"]*)"$/.exec(attributes) ?? [];
    const isPlain = attributes.replace(/[\s/]/g, '') === '';
    demand(isPlain || (end === '' && name === 'a' && href !== undefined), 'only href remains', tag);
    const url = href?.replaceAll('&amp;', '&');
    demand(url === undefined || isSafe(url), 'only safe links remain', tag);
  }
}

const isSafe = (url: string): boolean =>
  safeLinkHref(url) !== undefined || !/^\s*[a-z]+script:|^data:/i.test(url);

const folder = mkdtempSync(path.join(tmpdir(), 'varde-fuzz-import-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const unreachable = () => Promise.resolve({ status: 'failed', why: 'no network' } as const);
const client = { readText: unreachable, readJson: unreachable } as unknown as HarvestClient;

const checkSource = (name: string, extension: string) => async (input: Buffer) => {
  const file = path.join(folder, `input.${extension}`);
  writeFileSync(file, input);
  const tools = {
    client,
    language: 'no',
    isHarvested: () => false,
    note: () => undefined,
    objectsKey: '',
  };
  try {
    const results = SOURCES.get(name)?.harvest({ what: [file], limit: 100 }, tools) ?? [];
    for await (const result of results) void result;
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
  }
};

const GPX = Buffer.from(
  '<?xml version="1.0"?><gpx version="1.1" creator="a"><wpt lat="60.1" lon="5.1"><name>Kai</name><desc>En kai.</desc><link href="https://a.no"/></wpt><rte><name>Tur</name><rtept lat="60" lon="5"/><rtept lat="60.1" lon="5.2"/></rte><trk><trkseg><trkpt lat="60" lon="5"/><trkpt lat="61" lon="6"/></trkseg></trk></gpx>',
);
const CSV = Buffer.from(
  'id;title;title_en;latitude;longitude;text;image;themes;year\n1;Kirke;Church;60,1;5,1;"En kirke\nav tre";a.jpg;"tro, tre";1150\n2;Kai;;60.2;5.2;Tekst;;;1700-1750\n',
);
const IIIF = Buffer.from(
  '{"@context":"http://iiif.io/api/presentation/3/context.json","id":"https://a.no/m","type":"Manifest","label":{"no":["Bok"]},"items":[{"type":"Canvas","id":"https://a.no/c","width":3000,"height":2000,"items":[{"items":[{"body":{"id":"https://a.no/i.jpg","type":"Image","width":3000,"service":[{"id":"https://a.no/i","profile":"level1"}]}}]}]}]}',
);
const JSON_TOKENS = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  'null',
  '1e999',
  '-1',
  '{"type":"Feature"}',
  '"coordinates":',
  '[5,60]',
  '\\u0000',
  '\\ud800',
  '__proto__',
];
const XML_TOKENS = [
  '<',
  '>',
  '</',
  '/>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE a [',
  '<!ENTITY',
  '&a;',
  '&#x0;',
  '&lt;',
  '<wpt lat="1" lon="2">',
  '<name>',
  '"',
  '\0',
];

export const packTargets: readonly FuzzTarget[] = [
  {
    name: 'yaml',
    seeds: readSeeds(
      'content/demo/{codes,pack}.yaml',
      'content/demo/{kiosks,memories,objects,entities}/*',
      'content/starter/*/*.yaml',
      'content/demo/plan.geojson',
    ).slice(0, 60),
    tokens: YAML_TOKENS,
    check: checkYaml,
  },
  {
    name: 'documents',
    seeds: readSeeds(
      'content/starter/*/{articles,owners,presentations}/*.md',
      'content/demo/{rebuses,owners,presentations}/*.md',
    ),
    tokens: [...YAML_TOKENS, ...MARKDOWN_TOKENS],
    check: checkDocument,
  },
  {
    name: 'markdown',
    seeds: readSeeds(
      'README.md',
      'content/starter/no/articles/*.md',
      'content/demo/articles/1*.md',
    ).slice(0, 30),
    tokens: MARKDOWN_TOKENS,
    check: checkMarkdown,
  },
  {
    name: 'csv',
    seeds: [CSV],
    tokens: [';', ',', '"', '\n', '\t', '\r\n', '=', '@', 'title', 'sted', '60,1', '\ufeff'],
    check: checkSource('csv', 'csv'),
  },
  {
    name: 'geojson',
    seeds: readSeeds('content/demo/*.geojson'),
    tokens: JSON_TOKENS,
    check: checkSource('geojson', 'geojson'),
  },
  { name: 'gpx', seeds: [GPX], tokens: XML_TOKENS, check: checkSource('gpx', 'gpx') },
  {
    name: 'iiif-manifests',
    seeds: [IIIF],
    tokens: JSON_TOKENS,
    check: checkSource('iiif', 'json'),
  },
];
