import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeSlug } from './make-slug.ts';
import { webUrl } from './web-url.ts';
import { SourceProblem, type SourceTools, type SourceOptions } from './source.ts';

export interface SourceFile {
  readonly bytes: Uint8Array;
  /** File name without extension, for keys: `steder`. */
  readonly stem: string;
  /** File name, for messages. */
  readonly name: string;
  readonly url?: string | undefined;
  /** Resolves a URL in the file; `undefined` for local files outside its folder. */
  readonly beside: (named: string) => Promise<string | undefined>;
}

export const refuseOtherThanOne = ({ what }: SourceOptions, example: string): string | undefined =>
  what.length === 1 ? undefined : `Give one file or address: ${example}`;

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
    return { bytes: result.value, stem: stemOf(file), name: file, url, beside };
  }
  throw new SourceProblem(result.status === 'failed' ? `${result.why}.` : `There is no ${url}.`);
}

async function readLocal(named: string): Promise<SourceFile> {
  const path = resolve(named);
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) throw new SourceProblem(`The file ${named} cannot be read.`);
  const folder = await realpath(dirname(path));
  const name = basename(path);
  return { bytes, stem: stemOf(name), name, beside: (other) => besideFile(folder, other) };
}

/** A received table must not publish other files of this machine (path traversal). */
async function besideFile(folder: string, named: string): Promise<string | undefined> {
  const url = webUrl(named);
  if (url) return url;
  const path = resolve(folder, named);
  const target = await realpath(path).catch(() => path);
  return target.startsWith(folder + sep) ? pathToFileURL(target).href : undefined;
}

const stemOf = (file: string): string => makeSlug(file.replace(/\.[a-z0-9]+$/i, ''), 'file');
