/** Inputs that once broke a promise, by target: `fuzz/corpus/TARGET/DIGEST`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './target.ts';

const folderOf = (target: string): string => path.join(root, 'fuzz', 'corpus', target);

export function readCorpus(target: string): { readonly name: string; readonly input: Buffer }[] {
  const folder = folderOf(target);
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.map((name) => ({ name, input: readFileSync(path.join(folder, name)) }));
}

/** @returns the path of the file, from the project's root */
export function addToCorpus(target: string, input: Buffer): string {
  const name = createHash('sha256').update(input).digest('hex').slice(0, 12);
  mkdirSync(folderOf(target), { recursive: true });
  writeFileSync(path.join(folderOf(target), name), input);
  return path.join('fuzz', 'corpus', target, name);
}
