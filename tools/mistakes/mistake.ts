/** A mistake in a content pack, and what the kinds of mistakes share. */
import type { Random } from '../../bench/corpus/random.ts';

export type PackFiles = ReadonlyMap<string, Buffer>;

export interface Mistake {
  readonly file: string;
  /** What was done, for the table. */
  readonly what: string;
  /** New content by file; `undefined` deletes the file. */
  readonly changes: Readonly<Record<string, Buffer | string | undefined>>;
  /** Why silence about it is right; absent where the checker has to report something. */
  readonly harmless?: string;
}

/** `undefined` where the file has nothing of the kind. */
export type Slip = (
  file: string,
  text: string,
  random: Random,
  files: PackFiles,
) => Mistake | undefined;

export const only = (
  file: string,
  what: string,
  content: Buffer | string,
  harmless?: string,
): Mistake => ({
  file,
  what,
  changes: { [file]: content },
  ...(harmless === undefined ? {} : { harmless }),
});

export const replaced = (
  file: string,
  text: string,
  [what, from, to, harmless]: readonly [string, RegExp, string, string?],
): Mistake | undefined => {
  const content = text.replace(from, to);
  return content === text ? undefined : only(file, what, content, harmless);
};

export const isText = (file: string): boolean => /\.(?:md|yaml|vtt|geojson)$/.test(file);

export const bytesOf = (files: PackFiles, file: string): Buffer =>
  files.get(file) ?? Buffer.alloc(0);

const FRONT = /^---\n([\s\S]*?\n)---\n/;

/** The front matter, or the file; `undefined` for others. */
export function yamlOf(file: string, text: string): string | undefined {
  return file.endsWith('.md') ? FRONT.exec(text)?.[1] : file.endsWith('.yaml') ? text : undefined;
}

export const TOO_SHORT = 'too few words to tell a language by';
