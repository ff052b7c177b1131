import type { MemoryArchive } from '@varde/contract/external';
import { loadMemory } from '#api/load-external.ts';
import { externalMessages } from '#i18n/groups/external.ts';
import { loadGroupText } from '#i18n/lazy-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { noIndexMeta } from '#state/page-head.ts';
import { transformOrUndefined } from '#api/api-result.ts';
import { archiveFront, toMemoryView } from './memory-view.ts';

/** A memory, or a link to its archive when the archive fails. */
export async function loadMemoryPage(
  archive: MemoryArchive,
  id: string,
  texts: Texts,
  signal?: AbortSignal,
) {
  const [result, t] = await Promise.all([
    loadMemory(archive, id, signal),
    loadGroupText(externalMessages, texts.language),
  ]);
  const meta = noIndexMeta('memory.title', texts);
  const view = transformOrUndefined(result, (memory) => toMemoryView(memory, texts, t));
  if (view) return { view, meta: { ...meta, title: view.title.text, image: view.image } };
  const source = archiveFront(archive);
  const lead = t(`memory.${result.status === 'not-found' ? 'missing' : 'away'}`, {
    source: source.host,
  });
  return { unknown: { identifier: id, lead, source }, meta };
}

export type LoadedMemory = Awaited<ReturnType<typeof loadMemoryPage>>;
