/** The words after `varde import --from`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findLanguage } from '@varde/domain/languages';
import { LICENSES, type License } from '@varde/domain/licenses';
import type { Area, Source, SourceWish } from './source.ts';
import { SOURCES } from './sources.ts';

export interface HarvestWish {
  readonly source: Source;
  readonly wish: SourceWish;
  /** Absolute. */
  readonly folder: string;
  /** As it was written. */
  readonly named: string;
  readonly owner?: string | undefined;
  readonly ownerName?: string | undefined;
  readonly license?: License | undefined;
  readonly delayMs: number;
  readonly withUnlicensed: boolean;
  readonly withThemes: boolean;
  readonly replaces: boolean;
}

export type ReadHarvestWish =
  | { readonly status: 'help' }
  | { readonly status: 'wrong'; readonly reason: string }
  | { readonly status: 'wish'; readonly wish: HarvestWish };

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  from: { type: 'string' },
  into: { type: 'string' },
  code: { type: 'string' },
  dataset: { type: 'string' },
  area: { type: 'string' },
  at: { type: 'string' },
  owner: { type: 'string' },
  'owner-name': { type: 'string' },
  language: { type: 'string' },
  license: { type: 'string' },
  limit: { type: 'string', default: '100' },
  delay: { type: 'string', default: '1' },
  'with-unlicensed': { type: 'boolean', default: false },
  'without-themes': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
} as const;

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;

/** @param words after `import`, with `--from` among them */
export function readHarvestWish(words: readonly string[]): ReadHarvestWish {
  const { values, positionals } = parseArgs({
    args: gluedAreas(words),
    allowPositionals: true,
    options: OPTIONS,
  });
  if (values.help || values.from === 'help') return { status: 'help' };
  const source = SOURCES.get(values.from ?? '');
  if (!source) return wrong(`--from is '${values.from ?? ''}': give one of ${names()}.`);
  const fault = faultOf(values);
  if (fault !== undefined) return wrong(fault);
  const wish = toSourceWish(values, positionals);
  const refusal = source.refuse(wish);
  if (refusal !== undefined) return wrong(refusal);
  return { status: 'wish', wish: { source, wish, ...toWriting(values) } };
}

const names = (): string => [...SOURCES.keys()].join(', ');

function toWriting(values: Values): Omit<HarvestWish, 'source' | 'wish'> {
  const named = values.into ?? '';
  return {
    folder: resolve(named),
    named,
    owner: values.owner,
    ownerName: values['owner-name'],
    license: LICENSES.find((one) => one === values.license),
    delayMs: Number(values.delay) * 1_000,
    withUnlicensed: values['with-unlicensed'],
    withThemes: !values['without-themes'],
    replaces: values.replace,
  };
}

const wrong = (reason: string) => ({ status: 'wrong', reason }) as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** A western longitude begins with a minus, which would be taken for an option. */
function gluedAreas(words: readonly string[]): string[] {
  return words
    .join('\0')
    .replace(/(^|\0)--area\0/g, '$1--area=')
    .split('\0');
}

const FAULTS: readonly ((values: Values) => string | false | undefined)[] = [
  ({ into }) => !into && 'Say which folder the pack is to be written to: --into my-museum',
  ({ limit }) =>
    !/^[1-9]\d{0,4}$/.test(limit ?? '') &&
    `--limit is '${limit ?? ''}': give a whole number from 1 to 99999.`,
  ({ delay }) =>
    !/^\d{1,2}(?:\.\d{1,3})?$/.test(delay ?? '') &&
    `--delay is '${delay ?? ''}': give seconds, such as 1 or 0.5.`,
  ({ language }) =>
    language !== undefined && !findLanguage(language) && `There is no language '${language}'.`,
  ({ license }) =>
    license !== undefined &&
    !LICENSES.some((one) => one === license) &&
    `--license is '${license}': give one of ${LICENSES.join(', ')}.`,
  ({ owner }) =>
    owner !== undefined &&
    !SLUG.test(owner) &&
    `--owner is '${owner}': give a name of a-z, 0-9 and hyphens.`,
  ({ at }) =>
    at !== undefined &&
    !/^https?:$/.test(URL.parse(at)?.protocol ?? '') &&
    `--at is '${at}': give an address that begins with https://.`,
  ({ area }) =>
    area !== undefined &&
    !readArea(area) &&
    `--area is '${area}': give west, south, east and north in degrees, such as 10.1,59.7,10.3,59.8.`,
];

function faultOf(values: Values): string | undefined {
  for (const find of FAULTS) {
    const fault = find(values);
    if (fault) return fault;
  }
  return undefined;
}

function readArea(written: string): Area | undefined {
  const [west = NaN, south = NaN, east = NaN, north = NaN, ...rest] = written
    .split(',')
    .map(Number);
  const isOnEarth = rises(-180, west, east, 180) && rises(-90, south, north, 90);
  return isOnEarth && rest.length === 0 ? [west, south, east, north] : undefined;
}

/** What is no number is never smaller. */
const rises = (least: number, low: number, high: number, most: number): boolean =>
  least <= low && low < high && high <= most;

function toSourceWish(values: Values, what: readonly string[]): SourceWish {
  return {
    what,
    language: values.language && findLanguage(values.language)?.key,
    at: values.at?.replace(/\/+$/, ''),
    code: values.code,
    dataset: values.dataset,
    area: values.area === undefined ? undefined : readArea(values.area),
    limit: Number(values.limit),
  };
}
