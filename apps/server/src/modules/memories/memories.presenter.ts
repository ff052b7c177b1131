import type { Memory } from '@varde/contract/outside';
import {
  presentArchiveFile,
  presentArchivePicture,
} from '#modules/outside/archive-media.presenter.ts';
import type { ArchiveMemory } from './archive-memory.ts';

type Named = Pick<Memory, 'id' | 'archive'>;

/** @param files before the paths of pictures, sound and film */
export function presentMemory(
  { media, ...memory }: ArchiveMemory,
  { id, archive }: Named,
  files: string,
): Memory {
  // The licence of a memory is that of its text: a picture without one of its own has none.
  const rights = { license: null, title: memory.title };
  const shown = media.map((one) =>
    one.kind === 'picture'
      ? presentArchivePicture(one, rights, files)
      : {
          ...presentArchiveFile(one, { ...rights, license: one.license ?? null }, files),
          description: one.description ?? {},
        },
  );
  return {
    id,
    archive,
    ...memory,
    media: shown.map((one, index) => ({ ...one, id: index + 1, mediaId: index + 1 })),
  };
}
