/** The packages that are shipped to visitors or run on the server, as package-lock.json names them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  /** Of the archive, as `sha512-…` in Base64. */
  readonly integrity?: string;
  /** Not installed everywhere, such as packages for one platform. */
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** `packages` of package-lock.json: by folder; `''` is the project. */
export type Lock = Readonly<Record<string, LockEntry>>;

/** Licences of packages whose package.json has none, according to their LICENSE. */
const STATED: Readonly<Record<string, string>> = {
  '@mapbox/polyline': 'BSD-3-Clause',
  'png-js': 'MIT',
};

/** SPDX expression; empty when none is declared. */
export const licenseOf = (lock: Lock, folder: string): string =>
  lock[folder]?.license ?? STATED[nameOf(folder)] ?? '';

export function readLock(root: string): Lock {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Lock;
  };
  return packages;
}

/** Folders of all packages that the workspaces and the server need at run time. */
export function productionFolders(lock: Lock): readonly string[] {
  const found = new Set<string>();
  const visit = (folder: string, names: readonly string[]): void => {
    for (const name of names) {
      const place = locate(lock, folder, name);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      visit(place, neededBy(lock[place]));
    }
  };
  visit('', ['node']);
  for (const folder of workspaces(lock)) visit(folder, neededBy(lock[folder]));
  return [...found].filter((folder) => lock[folder]?.version !== undefined);
}

/** Folders of our own packages. */
const workspaces = (lock: Lock): readonly string[] =>
  Object.keys(lock).filter((folder) => folder !== '' && !folder.includes('node_modules'));

/** What the product itself needs: Node, and the direct dependencies of the workspaces. */
export function directFolders(lock: Lock): readonly string[] {
  const needed = workspaces(lock).flatMap((folder) => dependencyFolders(lock, folder));
  return [...new Set([path.posix.join('node_modules', 'node'), ...needed])];
}

/** Folders of the packages that a package needs, those of our own excepted. */
export const dependencyFolders = (lock: Lock, folder: string): readonly string[] =>
  neededBy(lock[folder])
    .map((name) => locate(lock, folder, name))
    .filter((place) => place !== undefined && lock[place]?.version !== undefined) as string[];

function neededBy(entry: LockEntry = {}): readonly string[] {
  const peers = Object.keys(entry.peerDependencies ?? {});
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
  ];
}

/** Resolves a package like Node: in the folder itself, then in its ancestors. */
function locate(lock: Lock, folder: string, name: string): string | undefined {
  const place = path.posix.join(folder, 'node_modules', name);
  if (place in lock) return place;
  if (folder === '') return undefined;
  const end = folder.lastIndexOf('/node_modules/');
  return locate(lock, end < 0 ? '' : folder.slice(0, end), name);
}

export const nameOf = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 13);
