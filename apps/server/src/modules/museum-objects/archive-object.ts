import type { MuseumObject } from '@varde/contract/outside';
import type { LanguageMap } from '@varde/domain/languages';
import type { License } from '@varde/domain/licenses';

/** A picture of the museums' archive. */
export interface ArchivePicture {
  readonly identifier: string;
  /** Pixels; missing of old pictures. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly photographer?: string | undefined;
  readonly license?: License | undefined;
  readonly altText: LanguageMap;
}

/** Sound, film or model. */
export interface ArchiveFile {
  readonly type: 'audio' | 'video' | 'model3d';
  readonly identifier: string;
  /** Where it is told; else the archive's own address of it. */
  readonly url?: string | undefined;
}

/** What was read of an object, whichever answer it came in. */
export interface ArchiveObject extends Omit<MuseumObject, 'media'> {
  readonly pictures: readonly ArchivePicture[];
  readonly files: readonly ArchiveFile[];
}
