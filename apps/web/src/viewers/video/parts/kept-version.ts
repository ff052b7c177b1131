/** How the visitor wants films told, as the device remembers it. */
import type { Film, FilmVersion } from '#platform/players.ts';
import { readStored, writeStored } from '#platform/storage.ts';

const KEY = 'filmversion';

export function keepVersion({ kind }: FilmVersion): void {
  writeStored(KEY, kind);
}

/** The version that a film begins with: what was asked for, else of the kind that was chosen last, else as it is. */
export function firstVersion({ versions, opens, url, adaptiveUrl }: Film): FilmVersion {
  const kept = readStored(KEY);
  return (
    versions.find((version) => version.url === opens) ??
    versions.find(({ kind }) => kind === kept) ??
    versions[0] ?? { kind: 'ordinary', url, adaptiveUrl }
  );
}
