import { notFound } from '@tanstack/react-router';
import type { MemoryArchive } from '@varde/contract/external';
import type { SourceLinkProps } from '#components/source-page.tsx';
import { loadMemory } from '#api/load-external.ts';
import { externalMessages } from '#i18n/groups/external.ts';
import { loadGroupText } from '#i18n/lazy-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { noIndexMeta } from '#state/page-head.ts';
import { transformOrUndefined } from '#api/api-result.ts';
import { archiveFront, toMemoryView } from './memory-view.ts';

/**
 * A memory, or a link to its archive when the archive fails. Throws what the router shows instead
 * for one that does not exist (routes/missing-record.tsx).
 */
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
  const isMissing = result.status === 'not-found';
  const lead = t(`memory.${isMissing ? 'missing' : 'away'}`, { source: source.host });
  const unknown: SourceLinkProps = { identifier: id, lead, source };
  if (isMissing) throw notFound({ data: unknown });
  return { unknown, meta };
}

export type LoadedMemory = Awaited<ReturnType<typeof loadMemoryPage>>;
