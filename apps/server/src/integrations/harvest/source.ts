/** The interface of a harvest source, the items it yields, and reading of source files. */
import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PackEntity, PackObject } from '@varde/content-pack/pack';
import type { LatLng } from '@varde/domain/geo';
import type { LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';
import { makeSlug } from '@varde/domain/make-slug';
import { type Message, MessageError, type MessageValue, msg } from '@varde/domain/message';
import type { HarvestClient } from './harvest.client.ts';
import { storable, webUrl, type HarvestLicense } from './pack-values.ts';

export interface SourceOptions {
  /** Selects the items: search words, numbers, a URL or a file, depending on the source. */
  readonly what: readonly string[];
  /** Language of all texts, as stated by the operator. */
  readonly language?: string | undefined;
  /** Base URL of the service, if not the default. */
  readonly at?: string | undefined;
  /** Owner code in DigitaltMuseum. */
  readonly code?: string | undefined;
  /** Data set of KulturNav. */
  readonly dataset?: string | undefined;
  /** West, south, east, north in degrees. */
  readonly area?: Area | undefined;
  readonly limit: number;
}

export type Area = readonly [west: number, south: number, east: number, north: number];

export interface SourceTools {
  readonly client: HarvestClient;
  /** Of texts without a language tag. */
  readonly language: string;
  /** Items in the pack need not be fetched. */
  readonly isHarvested: (key: string) => boolean;
  /** Prints an informational line for the operator. */
  readonly note: (line: Message) => void;
  /** For DigitaltMuseum. */
  readonly objectsKey: string;
  /** Base URL of `/image/…`, if configured. */
  readonly archive?: string | undefined;
}

/** A source cannot be used; the message is for the operator. */
export class SourceProblem extends MessageError {
  override readonly name = 'SourceProblem';
  constructor(text: Message) {
    super(withoutControls(text));
  }
}

/** External text must not contain terminal control sequences. */
function withoutControls({ template, values }: Message): Message {
  const safe = values.map((value) => {
    if (typeof value === 'object') return withoutControls(value);
    return typeof value === 'string' ? storable(value) : value;
  });
  return { template, values: safe };
}

export interface Source {
  readonly name: string;
  /** Usually a local file. */
  readonly isFile?: true;
  /** Of texts without a language tag; default: the pack's default language. */
  readonly language?: string;
  /** Validates the options before any request. @returns an error message */
  refuse(options: SourceOptions): Message | undefined;
  /** @throws SourceProblem when the source cannot be used at all */
  harvest(options: SourceOptions, tools: SourceTools): AsyncIterable<HarvestResult>;
}

/** Bounds paging, in case a list never ends. */
export const MAX_PAGES = 2_000;

export interface HarvestImage {
  /** HTTP(S), or a `file:` URL of a file in the source's folder. */
  readonly url: string;
  readonly photographer?: string | undefined;
  /** Further attribution: a museum, an archive, a required statement. */
  readonly credit?: string | undefined;
  readonly rights?: HarvestLicense | undefined;
  readonly altText?: LanguageMap | undefined;
  /** Id in the museums' digital archive. */
  readonly dmsId?: string | undefined;
}

interface HarvestOwner {
  readonly slug: string;
  readonly name: string;
}

/** The origin that the article cites; empty for a file of the museum's own, whose name says nothing. */
export interface HarvestOrigin {
  readonly title?: string | undefined;
  readonly url?: string | undefined;
}

interface HarvestBase {
  /** Stable across runs: `digitaltmuseum:011091000042`. */
  readonly key: string;
  /** Of texts without a language tag. */
  readonly language: string;
  readonly title: LanguageMap;
  /** Paragraphs; the first one becomes the description. */
  readonly text: LanguageMap;
  readonly origin: HarvestOrigin;
}

export interface HarvestArticle extends HarvestBase {
  readonly kind: 'article';
  readonly owner?: HarvestOwner | undefined;
  readonly location?: LatLng | undefined;
  /** Names of themes, in `language`. */
  readonly themes: readonly string[];
  readonly images: readonly HarvestImage[];
  readonly period?: { readonly from: number; readonly to?: number | undefined } | undefined;
  readonly monumentType?: string | undefined;
  readonly protection?: string | undefined;
  /** Of the texts. */
  readonly license?: License | undefined;
  /** The museum object that the article shows; images and owner are the article's. */
  readonly object?: Omit<PackObject, 'kind' | 'file' | 'owner' | 'images' | 'title'> | undefined;
}

/** A route or track: a presentation with a line. */
export interface HarvestWalk extends HarvestBase {
  readonly kind: 'walk';
  /** Longitude first. */
  readonly line: readonly (readonly [number, number])[];
  /** Keys of articles, in order. */
  readonly stops: readonly string[];
}

/** A person, place or concept. */
export interface HarvestName {
  readonly kind: 'name';
  readonly key: string;
  readonly entity: Omit<PackEntity, 'kind' | 'file'>;
  /** Whether documents can be tagged with it. */
  readonly isTheme: boolean;
  readonly language: string;
}

export type HarvestItem = HarvestArticle | HarvestWalk | HarvestName;

export type HarvestResult =
  | { readonly status: 'item'; readonly item: HarvestItem }
  /** Already in the pack; not fetched again. */
  | { readonly status: 'unchanged'; readonly key: string }
  | { readonly status: 'skipped'; readonly what: MessageValue; readonly why: MessageValue };

export interface SourceFile {
  readonly bytes: Uint8Array;
  /** File name without extension, for keys: `steder`. */
  readonly stem: string;
  /** File name, for messages. */
  readonly name: string;
  /** Of a file on the web. */
  readonly origin: HarvestOrigin;
  /** Resolves a URL in the file; `undefined` for local files outside its folder. */
  readonly beside: (named: string) => Promise<string | undefined>;
}

export const refuseOtherThanOne = ({ what }: SourceOptions, example: string): Message | undefined =>
  what.length === 1 ? undefined : msg`Give one file or URL: ${example}`;

/** Reads a local file or a URL. @throws SourceProblem when it cannot be read */
export async function readSourceFile(
  { what: [named = ''] }: SourceOptions,
  { client }: Pick<SourceTools, 'client'>,
): Promise<SourceFile> {
  const url = webUrl(named);
  if (!url) return readLocal(named);
  const result = await client.readText(url);
  if (result.status === 'found') {
    const file = decodeURIComponent(basename(new URL(url).pathname)) || new URL(url).hostname;
    const beside = async (other: string) => webUrl(URL.parse(other, result.url)?.href);
    const origin = originAt(url, {});
    return { bytes: result.value, stem: stemOf(file), name: file, origin, beside };
  }
  throw new SourceProblem(
    result.status === 'failed' ? msg`${result.why}.` : msg`There is no ${url}.`,
  );
}

async function readLocal(named: string): Promise<SourceFile> {
  const path = resolve(named);
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) throw new SourceProblem(msg`The file ${named} cannot be read.`);
  const folder = await realpath(dirname(path));
  const name = basename(path);
  const beside = (other: string) => besideFile(folder, other);
  return { bytes, stem: stemOf(name), name, origin: {}, beside };
}

/** An item's own page, called by its site: `museum.example`; else the file. */
export const originAt = (url: string | undefined, file: HarvestOrigin): HarvestOrigin =>
  url === undefined ? file : { title: new URL(url).hostname.replace(/^www\./, ''), url };

/** A received table must not publish other files of this machine (path traversal). */
async function besideFile(folder: string, named: string): Promise<string | undefined> {
  const url = webUrl(named);
  if (url) return url;
  const path = resolve(folder, named);
  const target = await realpath(path).catch(() => path);
  return target.startsWith(folder + sep) ? pathToFileURL(target).href : undefined;
}

const stemOf = (file: string): string => makeSlug(file.replace(/\.[a-z0-9]+$/i, ''), 'file');
