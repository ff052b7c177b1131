import type { Fault } from '@varde/content-pack/fault';
import type { Pack } from '@varde/content-pack/pack';

/**
 * Text that no database takes: the character NUL, or half a surrogate pair, both of which YAML can write as an
 * escape (`"\0"`). They would otherwise end the import with an error that names no file.
 */
export function findUnstorable(pack: Pack): Fault[] {
  const parts: [file: string, part: object][] = [
    ['pack.yaml', pack.meta],
    ['codes.yaml', pack.codes],
    ['paths.geojson', pack.paths ?? {}],
    ['plan.geojson', pack.plan ?? {}],
    ...pack.media.map((medium): [string, object] => [`media/${medium.name}.yaml`, medium]),
    ...[...pack.documents, ...pack.themes, ...pack.records].map((part): [string, object] => [
      part.file,
      part,
    ]),
  ];
  return parts.filter(([, part]) => !isStorable(part)).map(([file]) => fault(file));
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
}

function fault(file: string): Fault {
  return {
    severity: 'error',
    file,
    message: 'A text holds a character that cannot be stored (NUL, or half of a character)',
    help: String.raw`Look for \0 or \ud800 to \udfff in quoted texts and take it out`,
  };
}
