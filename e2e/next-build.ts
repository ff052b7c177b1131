/**
 * Another build of the site: the same code under other names, as after a change that goes through all of it. Names hold a hash, which here
 * is turned round; turning it round again gives the name that the server knows.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';

const assets = path.join(path.dirname(import.meta.dirname), 'apps/web/dist/client/assets');
const HASHED = /-([\w-]{8})(?=\.(?:js|mjs|css|json|svg|wasm|woff2)\b)/g;
const VERSION = /^(\/\/ Build |\{"version":")/;

const turned = (name: string): string =>
  name.replace(HASHED, (_, hash: string) => `-${hash.split('').toReversed().join('')}`);

const NAMES = readdirSync(assets).filter((name) => turned(name) !== name);
const BUILT = new Set(NAMES);
const NEXT = new Map(
  NAMES.flatMap((name) => [
    [name, turned(name)],
    [turned(name), name],
  ]),
);
const NAMED = /[\w.-]+\.(?:js|mjs|css|json|svg|wasm|woff2)\b/g;

/** The names of one build in the place of the other's; a text that tells its version tells another. */
export function toNextBuild(text: string): string {
  return text.replaceAll(NAMED, (name) => NEXT.get(name) ?? name).replace(VERSION, '$1next-');
}

/** A file of the build before. */
export function isGone(address: string): boolean {
  return BUILT.has(path.basename(new URL(address, 'http://gate').pathname));
}

/** Pages, and the files of the build; not what content and map are made of. */
export function hasBuildNames(address: string): boolean {
  return !/^\/(?:api|media|basemap|iiif|gateway|identity)\//.test(address);
}
