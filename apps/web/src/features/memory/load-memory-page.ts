import { notFound } from '@tanstack/react-router';
import type { Memory, MemoryArchive } from '@varde/contract/external';
import type { SourceLinkProps } from '#components/source-page.tsx';
import { publicSite } from '#browser/site.ts';
import { siteName } from '#browser/site-profile.ts';
import { memoryData } from '#api/transform/record-data.ts';
import { toText } from '#api/transform/text.ts';
import { loadMemory } from '#api/load-external.ts';
import { externalMessages } from '#i18n/groups/external.ts';
import { loadGroupText } from '#i18n/lazy-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { noIndexMeta } from '#state/page-head.ts';
import { transformOrUndefined } from '#api/api-result.ts';
import { archiveFront, toMemoryView, type MemoryView } from './memory-view.ts';

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
  const loaded = transformOrUndefined(result, (memory) => {
    const view = toMemoryView(memory, texts, t);
    const { title, image } = view;
    const structuredData = [toMemoryData(memory, view, texts)];
    return { view, meta: { ...meta, title: title.text, image, structuredData } };
  });
  if (loaded) return { view: loaded.view, meta: loaded.meta };
  const source = archiveFront(archive);
  const isMissing = result.status === 'not-found';
  const lead = t(`memory.${isMissing ? 'missing' : 'away'}`, { source: source.host });
  const unknown: SourceLinkProps = { identifier: id, lead, source };
  if (isMissing) throw notFound({ data: unknown });
  return { unknown, meta };
}

function toMemoryData(memory: Memory, { title, image, source }: MemoryView, texts: Texts) {
  const { key } = texts.language;
  const { archive, id, location, license, contributor } = memory;
  const record = {
    path: `/${archive}/${id}`,
    title,
    image,
    source,
    location,
    license,
    siteName: siteName(key),
    contributor,
    topic: toText(memory.topic, key)?.text,
    toldAt: memory.told_at,
  };
  return memoryData(record, publicSite().origin);
}

export type LoadedMemory = Awaited<ReturnType<typeof loadMemoryPage>>;
