import type { MemoryArchive } from '@varde/contract/external';
import { loadExternalTexts } from '#i18n/external-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { noIndexMeta } from '#state/page-head.ts';
import { transformOrUndefined } from '#api/api-result.ts';
import { loadMemory } from '#api/load-memory.ts';
import { memorySource } from './memory-source.ts';
import { toMemoryView } from './memory-view.ts';

/** A memory, or a link to its archive when the archive fails. */
export async function loadMemoryPage(
  archive: MemoryArchive,
  id: string,
  texts: Texts,
  signal?: AbortSignal,
) {
  const [result, t] = await Promise.all([
    loadMemory(archive, id, signal),
    loadExternalTexts(texts.language),
  ]);
  const meta = noIndexMeta('memory.title', texts);
  const view = transformOrUndefined(result, (memory) => toMemoryView(memory, texts, t));
  if (view) return { view, meta: { ...meta, title: view.title.text, image: view.image } };
  const source = memorySource(archive);
  const lead = t(`memory.${result.status === 'not-found' ? 'missing' : 'away'}`, {
    source: source.host,
  });
  return { unknown: { identifier: id, lead, source }, meta };
}

export type LoadedMemory = Awaited<ReturnType<typeof loadMemoryPage>>;
