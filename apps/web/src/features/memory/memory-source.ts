import type { Memory, MemoryArchive } from '@varde/contract/outside';

const HOSTS: Readonly<Record<MemoryArchive, string>> = {
  minner: 'minner.no',
  minnen: 'minnen.se',
};

export interface MemorySource {
  readonly host: string;
  readonly href: string;
}

/** Its page in the archive. An address there holds more than an id: without one the link leads to the archive's door. */
export function memorySource(archive: MemoryArchive, memory?: Memory): MemorySource {
  const host = HOSTS[archive];
  return { host, href: memory?.source_url ?? `https://${host}/` };
}
