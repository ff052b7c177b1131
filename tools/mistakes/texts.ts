/** Mistakes in what is written: YAML, Markdown, languages, encodings, geometries, captions. */
import { isText, only, replaced, TOO_SHORT, yamlOf, type Slip } from './mistake.ts';

/** Of its group, whose keys begin at the same column. */
function isOnlyKey(lines: readonly string[], at: number): boolean {
  const columnOf = (line: string): number => line.search(/\S/);
  const own = columnOf(lines[at] ?? '');
  const isKey = (line: string): boolean => columnOf(line) !== -1 && columnOf(line) <= own;
  const nearest = [lines.slice(0, at).findLast(isKey), lines.slice(at + 1).find(isKey)];
  return nearest.every((line) => line === undefined || columnOf(line) < own);
}

/** A character that YAML or a word processor makes something else of. */
const brokenYaml: Slip = (file, text, random) => {
  const yaml = yamlOf(file, text);
  const lines = yaml?.split('\n') ?? [];
  const candidates = lines.flatMap((line, index) => (/^\s*[\w-]+: \S/.test(line) ? [index] : []));
  if (yaml === undefined || candidates.length < 2) return undefined;
  const at = random.pick(candidates);
  const line = lines[at] ?? '';
  const [what, broken, harmless] = random.pick([
    ['no space after the colon', line.replace(': ', ':')],
    ['no colon', line.replace(': ', ' ')],
    ['a tab before it', `\t${line.trimStart()}`],
    ['one space more before it', ` ${line}`, isOnlyKey(lines, at) ? 'the same in YAML' : undefined],
    ['a quote that is not closed', line.replace(/: ["']?/, ': "')],
    ['a bracket that is not closed', line.replace(': ', ': [')],
    ['a colon in its text', line.replace(/: (.*)$/, ': Merk: $1')],
    ['written twice', `${line}\n${line}`],
    ['spaces of Word', line.replaceAll(' ', '\u00a0'), 'read as spaces'],
  ] as const);
  lines[at] = broken;
  const content = text.replace(yaml, () => lines.join('\n'));
  return broken === line || content === text
    ? undefined
    : only(file, `"${line.trim().slice(0, 40)}": ${what}`, content, harmless);
};

const ONE_MARKER = 'a marker left out in one language';
const TEXT_SLIPS: readonly (readonly [string, RegExp, string, string?])[] = [
  ['bold title', /^# (\w+): (.*)$/m, '# $1: **$2**'],
  ['tags in the title', /^# (\w+): (.*)$/m, '# $1: <b>$2</b>'],
  ['title of 400 characters', /^# (\w+): (.*)$/m, `# $1: $2 ${'og mer '.repeat(60)}`],
  ['title left out', /^# (\w+): .*$/m, '# $1:'],
  ['language left out of the heading', /^# \w+: /m, '# '],
  ['no colon in the heading', /^# (\w+): /m, '# $1 '],
  ['key of a language nobody has', /^# \w+: /m, '# xx: '],
  ['a second title in the text', /\n## /, '\n# '],
  ['keys not closed', /\n---\n/, '\n'],
  ['dashes of Word for hyphens', /^---\n/, '—\n'],
  ['a link without https', /\n\n(?=[A-ZÆØÅ][^\n]*\n\n[^#]*$)/, '\n\n[Les mer](museet.no/besok) '],
  ['a link to nothing', /\n\n(?=[A-ZÆØÅ])(?!.*\n\n# )/, '\n\n[Les mer](article:999999) '],
  ['a space inside a link', /\n\n(?=[A-ZÆØÅ])/, '\n\n[Les mer] (https://museet.no) '],
  ['a link that is not closed', /\n\n(?=[A-ZÆØÅ])/, '\n\n[Les mer](https://museet.no '],
  ['bold that is not closed', /\n\n(?=[A-ZÆØÅ])/, '\n\n**Les mer '],
  ['a script', /\n\n(?=[A-ZÆØÅ])/, '\n\n<script>alert(1)</script> '],
  ['an image of Markdown', /\n\n(?=[A-ZÆØÅ])/, '\n\n![](bilde.jpg) '],
  ['a marker misspelt', /\{\{(\w+)\}\}/, '{{$1x}}'],
  ['a marker with one brace', /\{\{(\w+)\}\}/, '{$1}'],
  [ONE_MARKER, /\{\{\w+\}\}\n/, ''],
  ['a marker within a line', /\{\{(\w+)\}\}\n/, 'Se {{$1}} her.\n'],
  [
    'a paragraph of 3000 characters first',
    /^(# \w+: .*\n\n)/m,
    `$1${'Ord og flere ord. '.repeat(170)}`,
  ],
  [
    'first paragraph left out',
    /^(# \w+: .*\n)\n[^\n]+\n(?=\n[^#{])/m,
    '$1',
    'the next paragraph is shown instead',
  ],
  ['a line of another file', /\n\n(?=[A-ZÆØÅ])/, '\n\n<<<<<<< HEAD\n'],
];

const textSlip: Slip = (file, text, random) => {
  const slip = random.pick(TEXT_SLIPS);
  const mistake = file.endsWith('.md') ? replaced(file, text, slip) : undefined;
  const isAlone = text.match(/^# \w+: /gm)?.length === 1;
  return mistake && slip[0] === ONE_MARKER && isAlone
    ? { ...mistake, harmless: 'the block is shown after the text' }
    : mistake;
};

/** Words of a file, with its keys. */
const LONG_ENOUGH = 80;

/** The parts of two languages under each other's headings. */
const swapTexts: Slip = (file, text) => {
  if (!file.endsWith('.md') || !/^# no: /m.test(text) || !/^# en: /m.test(text)) return undefined;
  const isShort = text.split(/\s+/).length < LONG_ENOUGH;
  const content = text
    .replace(/^# no: /m, '# xx: ')
    .replace(/^# en: /m, '# no: ')
    .replace(/^# xx: /m, '# en: ');
  return only(file, 'Norwegian and English swapped', content, isShort ? TOO_SHORT : undefined);
};

const sameLanguageTwice: Slip = (file, text) =>
  file.endsWith('.md')
    ? replaced(file, text, ['Norwegian twice', /^# (?:en|sv): /m, '# no: '])
    : undefined;

const encoding: Slip = (file, text, random) => {
  if (!isText(file) || !/[æøåäö]/i.test(text)) return undefined;
  const [what, content, harmless] = random.pick([
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Windows line ends', text.replaceAll('\n', '\r\n'), 'read as line ends'],
    ['a byte order mark', `\uFEFF${text}`, 'not shown'],
    ['decomposed letters, as from a Mac', text.normalize('NFD'), 'looks the same'],
    ['read as Latin-1 and saved', Buffer.from(text).toString('latin1')],
    ['question marks for letters', text.replace(/[æøåäö]/gi, '\uFFFD')],
    ['a control character', text.replace(/[æøåäö]/i, '\u0007')],
  ] as const);
  return only(file, `saved as ${what}`, content, harmless);
};

const geometry: Slip = (file, text, random) => {
  if (!file.endsWith('.geojson')) return undefined;
  const [what, from, to] = random.pick([
    ['all positions swapped', /\[\s*(-?[\d.]+),\s*(-?[\d.]+)\s*\]/g, '[$2,$1]'],
    ['one position swapped', /\[\s*(-?[\d.]+),\s*(-?[\d.]+)\s*\]/, '[$2,$1]'],
    ['a wrong digit in a position', /\[\s*(-?)(\d)([\d.]*),/, '[$19$3,'],
    ['a position as text', /\[\s*(-?[\d.]+),/, '["$1",'],
    ['a bracket left out', /\]\s*\]/, ']'],
    ['another kind', /"kind":\s*"\w+"/, '"kind": "gate"'],
    ['not a collection', /FeatureCollection/, 'Features'],
  ] as const);
  return replaced(file, text, [what, from, to]);
};

const routeLine: Slip = (file, text, random) => {
  if (!/^(?:presentations|rebuses)\//.test(file) || !text.includes('LineString')) return undefined;
  const [what, from, to] = random.pick([
    ['the route swapped', /\[(-?\d+\.\d+), (-?\d+\.\d+)\]/g, '[$2, $1]'],
    ['one position of the route swapped', /\[(-?\d+\.\d+), (-?\d+\.\d+)\]/, '[$2, $1]'],
    ['a wrong digit in the route', /\[(-?)(\d)(\d*\.\d+), /, '[$19$3, '],
  ] as const);
  return replaced(file, text, [what, from, to]);
};

const captions: Slip = (file, text, random) => {
  if (!file.endsWith('.vtt')) return undefined;
  const [what, from, to] = random.pick([
    ['times swapped', /([\d:.]+) --> ([\d:.]+)/, '$2 --> $1'],
    ['decimal commas', /(\d)\.(\d{3})/g, '$1,$2'],
    ['a wrong arrow', / --> /, ' -> '],
    ['no first line', /^WEBVTT/, ''],
    ['an hour later', /\d\d:(\d\d\.\d{3}) --> \d\d:/, '59:$1 --> 59:'],
    ['a minute left out', /\d\d:(\d\d\.\d{3}) -->/, '$1 -->'],
  ] as const);
  return replaced(file, text, [what, from, to]);
};

/** Those of several forms are drawn more often. */
export const TEXT_MISTAKES: readonly Slip[] = [
  brokenYaml,
  brokenYaml,
  textSlip,
  textSlip,
  textSlip,
  swapTexts,
  sameLanguageTwice,
  encoding,
  encoding,
  geometry,
  routeLine,
  captions,
];
