import { PlayedMedia } from '#features/article/playable.tsx';
import { MemoryPage, UnknownMemory } from '#features/memory/memory-page.tsx';
import type { LoadedMemory } from './load-memory-page.ts';

/** The page of a memory, in either archive. */
export function MemoryOf({ loaded }: { loaded: LoadedMemory }) {
  const { view, unknown } = loaded;
  if (!view) return unknown && <UnknownMemory {...unknown} />;
  const { audios, videos } = view;
  return <MemoryPage view={view} played={<PlayedMedia audios={audios} videos={videos} />} />;
}
