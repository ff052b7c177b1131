import type { Memory, MemoryArchive } from '@varde/contract/external';
import type { SourceView } from '#view-models.ts';

const HOSTS: Readonly<Record<MemoryArchive, string>> = {
  minner: 'minner.no',
  minnen: 'minnen.se',
};

/**
 * URL in the archive. Archive URLs contain more than an id: without the memory, the archive's front
 * page.
 */
export function memorySource(archive: MemoryArchive, memory?: Memory): SourceView {
  const host = HOSTS[archive];
  return { host, href: memory?.source_url ?? `https://${host}/` };
}
