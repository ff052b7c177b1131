/** Finds the audio that follows another: that of the presentation's next stop. */
import type { Content } from '@varde/contract/content';
import type { Document } from '@varde/contract/documents';
import type { Texts } from '#i18n/texts.ts';
import type { AudioTrack } from '#state/players.ts';
import { loadDocument } from '#api/load-document.ts';
import { groupArticlePath } from '#api/transform/page-paths.ts';
import { toPlayable } from '#api/transform/playable.ts';

const STOP_PAGE = /^(?:\/[a-z]{2,3})?\/group\/(\d+)\/article\/(\d+)\/?$/;

/** `undefined` outside a presentation, after its last audio, and if loading fails. */
export async function loadNextAudio(page: string, texts: Texts): Promise<AudioTrack | undefined> {
  const [, group, article] = STOP_PAGE.exec(page) ?? [];
  if (!group || !article) return undefined;
  const presentation = await loadDocument(Number(group));
  if (presentation.status !== 'ok') return undefined;
  for (const id of stopsAfter(presentation.data.document.content, Number(article))) {
    const stop = await loadDocument(id);
    const audio = stop.status === 'ok' ? audioOf(stop.data.document, texts) : undefined;
    if (audio) return { ...audio, page: groupArticlePath(Number(group), id) };
  }
  return undefined;
}

/** The first audio of a document. */
function audioOf({ content, media = [] }: Document, texts: Texts) {
  const block = content?.blocks.find((one) => one.type === 'audio');
  const found = block && media.find(({ mediaId }) => mediaId === block.media_id);
  return found && toPlayable(found, 'audio', texts);
}

/**
 * Ids of the stops after an article, in the walk that contains it: the presentation's own or a
 * selection's.
 */
export function stopsAfter(
  content: Content | null | undefined,
  article: number,
): readonly number[] {
  const { article_ids: main = [], selections = [] } = content ?? {};
  const walks = [main, ...selections.map(({ article_ids: ids }) => ids)];
  const walk = walks.find((ids) => ids.includes(article)) ?? [];
  return walk.slice(walk.indexOf(article) + 1);
}
