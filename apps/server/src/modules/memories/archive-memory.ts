import type { Memory } from '@varde/contract/outside';
import type { FileOfArchive, PictureOfArchive } from '#modules/outside/archive-media.presenter.ts';
import type { License } from '@varde/domain/licenses';
import type { LanguageMap } from '@varde/domain/languages';

export type MemoryPicture = PictureOfArchive & { readonly kind: 'picture' };

export interface MemoryFile extends FileOfArchive {
  readonly kind: 'file';
  readonly license?: License | undefined;
  readonly description?: LanguageMap | undefined;
}

/** What was read of a memory. */
export interface ArchiveMemory extends Omit<Memory, 'id' | 'archive' | 'media'> {
  readonly media: readonly (MemoryPicture | MemoryFile)[];
}
