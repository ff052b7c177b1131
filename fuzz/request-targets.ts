/** What callers and browsers read: URLs, headers, IIIF requests, search words, captions; exports. */
import { parse } from 'csv-parse/sync';
import { readCues, isWebVtt } from '../apps/web/src/api/transform/playable.ts';
import { splitLanguagePrefix } from '../apps/web/src/i18n/language-prefix.ts';
import { attributionHtml } from '../apps/web/src/viewers/map/load-basemap.ts';
import {
  writeCsv,
  writeGeoJson,
  writeGpx,
  writeKml,
  type WalkExport,
} from '../apps/server/src/content/exports/write-walk.ts';
import { acceptedTypes, chooseEncoding } from '../apps/server/src/http/negotiation.ts';
import { readCookie } from '../apps/server/src/http/cookies.ts';
import { isKnown } from '../apps/server/src/http/send-response.ts';
import { plainLine as logLine } from '../apps/server/src/http/logging.ts';
import { chooseInfoType } from '../apps/server/src/media/iiif/iiif.presenter.ts';
import { elements, readXml } from '../apps/server/src/integrations/harvest/read-xml.ts';
import { foldAnswer } from '../packages/domain/src/fold-answer.ts';
import { planIiif } from '../packages/domain/src/iiif-plan.ts';
import { readIiifPath } from '../packages/domain/src/iiif-request.ts';
import { negotiateLanguage } from '../packages/domain/src/languages.ts';
import { makeSlug } from '../packages/domain/src/make-slug.ts';
import { ownPath } from '../packages/domain/src/own-path.ts';
import { readQr } from '../packages/domain/src/read-qr.ts';
import { planSearch, wordsToLookUp } from '../packages/domain/src/search-plan.ts';
import { MAX_SEARCH_WORDS, searchWords } from '../packages/domain/src/search-words.ts';
import { numberAnswer, textAnswer } from '../packages/domain/src/task-answers.ts';
import { titleSortKey } from '../packages/domain/src/title-sort.ts';
import { demand, readSeeds, type FuzzTarget } from './target.ts';

const HOSTS = ['museum.no'];
const ORIGIN = 'https://museum.no';

function checkUrl(input: Buffer): void {
  const text = input.toString();
  const path = ownPath(text, ORIGIN);
  const leadsTo = path === undefined ? ORIGIN : URL.parse(path, ORIGIN)?.origin;
  demand(leadsTo === ORIGIN, 'a path leads to its own site', text);
  const qr = readQr(text, HOSTS);
  demand(qr.status !== 'page' || qr.path.startsWith('/'), 'a page is a path', qr);
  splitLanguagePrefix(text);
  const slug = makeSlug(text);
  demand(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(slug), 'a slug is an URL word', slug);
  const html = attributionHtml(text).replaceAll(/<a href="https?:[^"<>]*">|<\/a>/g, '');
  demand(!/[<>"]/.test(html), 'an attribution has links only', html);
}

function checkIiif(input: Buffer): void {
  const path = readIiifPath(input.toString());
  if (path.kind !== 'image') return;
  for (const image of [
    { width: 1, height: 1 },
    { width: 4_961, height: 37 },
    { width: 3_000, height: 2_000 },
  ]) {
    const plan = planIiif(path.request, image);
    if ('invalidPart' in plan) continue;
    const { left, top, width, height } = plan.region;
    const isInside =
      [left, top].every((side) => Number.isInteger(side) && side >= 0) &&
      [width, height, plan.size.width, plan.size.height].every(
        (side) => Number.isInteger(side) && side >= 1,
      ) &&
      left + width <= image.width &&
      top + height <= image.height;
    demand(isInside, 'a region is inside the image', [image, plan]);
    const again = readIiifPath(`${path.identifier.replaceAll(/[^\w]/g, '')}/${plan.canonical}`);
    const same = again.kind === 'image' ? planIiif(again.request, image) : again;
    demand('canonical' in same && same.canonical === plan.canonical, 'canonical is stable', plan);
  }
}

function checkHeaders(input: Buffer): void {
  const text = input.toString('latin1');
  acceptedTypes(text);
  chooseEncoding(text, 10_000);
  readCookie(text, 'varde_refresh');
  isKnown(text, '"abc"');
  chooseInfoType(text);
  const { key } = negotiateLanguage(undefined, text, { languages: ['no', 'sv'] });
  demand(['no', 'sv'].includes(key), 'a language is an offered one', key);
  const line = { time: '2026-01-01T00:00:00', level: 'info', msg: text };
  demand(logLine(line).endsWith('\n'), 'a log line ends', text);
}

function checkWords(input: Buffer): void {
  const text = input.toString();
  const words = searchWords(text);
  demand(
    words.every((word) => /^[\p{L}\p{N}\p{M}]{1,40}$/u.test(word)),
    'words are short, of letters and digits',
    words,
  );
  const lookups = wordsToLookUp(text);
  demand(lookups.length <= MAX_SEARCH_WORDS * MAX_LOOKUPS_PER_WORD, 'look-ups are few', lookups);
  planSearch(text, new Map());
  demand(foldAnswer(foldAnswer(text)) === foldAnswer(text), 'folding is idempotent', text);
  textAnswer(text);
  numberAnswer(text, 2);
  titleSortKey(text, 'no');
}

/** The word, joined with the next one, and the related terms of its phrases. */
const MAX_LOOKUPS_PER_WORD = 20;

function checkCaptions(input: Buffer): void {
  const text = input.toString();
  isWebVtt(text);
  const cues = readCues(text);
  const isOrdered = cues.every(
    ({ start }, index) => Number.isFinite(start) && start >= (cues[index - 1]?.start ?? 0),
  );
  demand(isOrdered, 'cues are in order', cues);
  demand(
    cues.every((cue) => cue.text !== ''),
    'a cue has text',
    cues,
  );
}

const MAX_STOPS = 200;

/** Lines become the texts of a walk. */
function checkExports(input: Buffer): void {
  const [title = '', description = '', owner = '', ...all] = input.toString().split('\n');
  const more = all.slice(0, MAX_STOPS);
  const stops = [title, ...more].map((one, index) => ({
    number: index + 1,
    title: one,
    description: more[index + 1] ?? '',
    lat: (index * 7.123) % 90,
    lng: (index * 13.7) % 180,
    url: `https://museum.no/article/${index}`,
  }));
  const line = more.length % 2 === 0 ? [] : stops.map(({ lat, lng }) => [lng, lat]);
  const walk: WalkExport = {
    title,
    description,
    owner,
    creator: owner,
    stops,
    line,
    language: 'nb',
    url: 'https://museum.no/',
    isOrdered: more.length > 2,
  };
  const gpx = readXml(Buffer.from(writeGpx(walk)));
  const points = elements((gpx?.['gpx'] as Record<string, unknown> | undefined)?.['wpt']);
  demand(points.length === stops.length, 'GPX has every stop', writeGpx(walk));
  demand(readXml(Buffer.from(writeKml(walk))) !== undefined, 'KML is XML', writeKml(walk));
  const { features } = JSON.parse(writeGeoJson(walk)) as { features: unknown[] };
  demand(features.length >= stops.length, 'GeoJSON has every stop');
  const rows = parse<Record<string, string>>(writeCsv(walk), { bom: true, columns: true });
  const titles = rows.map(({ title: one = '' }) => one);
  demand(titles.length === stops.length, 'CSV has every stop', titles);
  const isFormula = titles.some((one) => /^[=+\-@\t\r]/.test(one));
  demand(!isFormula, 'no cell is a formula', titles);
  demand(
    titles.every((one, index) => unprotected(one) === unprotected(stops[index]?.title ?? '')),
    'CSV has the titles as written',
    titles,
  );
}

/** Without the apostrophes that spreadsheets need before what could start a formula. */
const unprotected = (cell: string): string =>
  cell.replace(/^'/, '').replaceAll(/'(?=[=+\-@])/g, '');

// oxfmt-ignore
const URL_TOKENS = ['/', '//', '\\', '%2f', '%252f', '%5c', '..', '.', '?', '#', '@', ':', 'https:', 'javascript:', 'museum.no', 'evil.example', '\t', '\n', ' ', '\u3002', 'no/', 'sv', '[a](', ')', '<', '"'];
// oxfmt-ignore
const HEADER_TOKENS = [',', ';', 'q=', '0.5', '=', '"', 'W/', '*', '*/*', 'text/html', 'gzip', 'br', 'sv', 'nb-NO', 'en', ' ', '\t', 'varde_refresh=', '-', 'NaN', 'Infinity', '\r\n'];
// oxfmt-ignore
const WORD_TOKENS = [' ', '-', '–', "'", 'å', 'Å', 'æ', 'ß', 'İ', 'ǆ', 'ﬃ', '\u0301', '\u200d', '2', '½', '٣', '+', ',', '.', '−', 'kirke', 'stav', 'ene', '🏴', '\ud800', '(', '&', '|', ':*'];
// oxfmt-ignore
const VTT_TOKENS = ['WEBVTT\n', '\n\n', '\n', '00:00:01.000 --> 00:00:02.000\n', '99:59.999', ' --> ', '<v Per>', '</v>', '<c.gul>', '<', '>', '&lt;', '&amp;lt;', '&gt;', 'NOTE', '\r', '\u2028', '<b', 'STYLE'];
// oxfmt-ignore
const EXPORT_TOKENS = ['\n', '=1+1', '+', '-', '@', '\t', '\r', '"', "'", ',', ';', '<', '>', '&', ']]>', '\0', '\ufffe', '\ud800', '\u2028', '=HYPERLINK("a")', '&amp;'];
// oxfmt-ignore
const IIIF_TOKENS = ['/', 'full', 'square', 'pct:', ',', '.', '0', '90', '!', '^', 'max', '1', '99999999', 'default', 'color', 'gray', 'bitonal', '.jpg', '.avif', 'info.json', '%', '%2F', '-', 'e9'];

const IIIF_PATHS = [
  'abc/full/max/0/default.jpg',
  'abc/square/!200,200/!90/gray.webp',
  'abc/pct:10,10.5,50,.5/^400,/270/bitonal.png',
  'abc/512,512,512,512/pct:50/180/color.avif',
  'abc/info.json',
].map((path) => Buffer.from(path));

const texts = (...all: readonly string[]): Buffer[] => all.map((text) => Buffer.from(text));

export const requestTargets: readonly FuzzTarget[] = [
  {
    name: 'urls',
    seeds: texts(
      '/article/101?a=b#c',
      'https://museum.no/sv/rebus/402/',
      '4711',
      '[Kart](https://a.no/b)',
    ),
    tokens: URL_TOKENS,
    check: checkUrl,
  },
  { name: 'iiif-requests', seeds: IIIF_PATHS, tokens: IIIF_TOKENS, check: checkIiif },
  {
    name: 'headers',
    seeds: texts(
      'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'gzip, deflate, br;q=0.5',
      'nb-NO,sv;q=0.8,en;q=0',
      '"abc", W/"def"',
      'a=b; varde_refresh=c',
    ),
    tokens: HEADER_TOKENS,
    check: checkHeaders,
  },
  {
    name: 'words',
    seeds: texts('stavkirke i Bergen', 'tjue-to kvinner', '1 234,50', 'Ærlige Åsmund Öström'),
    tokens: WORD_TOKENS,
    check: checkWords,
  },
  {
    name: 'captions',
    seeds: readSeeds('content/demo/media/*.vtt'),
    tokens: VTT_TOKENS,
    check: checkCaptions,
  },
  {
    name: 'exports',
    seeds: texts('En tur\nFra sted til sted\nBryggen\nKai\nKirke\nTårn', '=1+1\n@a\n-b\n+c'),
    tokens: EXPORT_TOKENS,
    check: checkExports,
  },
];
