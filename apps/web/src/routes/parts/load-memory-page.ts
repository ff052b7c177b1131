import type { MemoryArchive } from '@varde/contract/external';
import { memorySource, toMemoryView } from '#features/memory/memory-view.ts';
import { loadGroupText } from '#i18n/lazy-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { loadMemory } from '#api/load-external.ts';
import { quietMeta } from './quiet-meta.ts';
import { readOrNone } from './read-or-none.ts';

/** The page stands whatever the archive says: without an answer it leads to the archive. @param signal of who leaves before */
export async function loadMemoryPage(
  archive: MemoryArchive,
  id: string,
  texts: Texts,
  signal?: AbortSignal,
) {
  const [result, say] = await Promise.all([
    loadMemory(archive, id, signal),
    loadGroupText('external', texts.language),
  ]);
  const meta = quietMeta('memory.title', texts);
  const view =
    result.status === 'ok' ? readOrNone(() => toMemoryView(result.data, texts, say)) : undefined;
  if (view) {
    return { view, meta: { ...meta, title: view.title.text, image: view.image } };
  }
  const source = memorySource(archive);
  const lead = say(`memory.${result.status === 'not-found' ? 'missing' : 'away'}`, {
    source: source.host,
  });
  return { unknown: { identifier: id, lead, source }, meta };
}

export type LoadedMemory = Awaited<ReturnType<typeof loadMemoryPage>>;
