import type { Memory, MemoryArchive } from '@varde/contract/external';
import type { SourceView } from '#view-models.ts';

const HOSTS: Readonly<Record<MemoryArchive, string>> = {
  minner: 'minner.no',
  minnen: 'minnen.se',
};

/** Its page in the archive. An address there holds more than an id: without one the link leads to the archive's door. */
export function memorySource(archive: MemoryArchive, memory?: Memory): SourceView {
  const host = HOSTS[archive];
  return { host, href: memory?.source_url ?? `https://${host}/` };
}
