import type { License } from '@varde/domain/licenses';
import type { PackFolder } from './pack-folder.ts';
import type { Source, SourceTools, SourceWish } from './source.ts';

export interface HarvestOptions {
  readonly source: Source;
  readonly wish: SourceWish;
  readonly tools: Omit<SourceTools, 'isKept' | 'language'>;
  readonly folder: PackFolder;
  /** Slug of the owner that all things go to; each thing's own where absent. */
  readonly owner?: string | undefined;
  readonly ownerName?: string | undefined;
  /** Of the texts of a new pack. */
  readonly license?: License | undefined;
  readonly withUnlicensed: boolean;
  readonly withThemes: boolean;
  readonly replaces: boolean;
  readonly today: string;
  readonly onProgress: (done: number, total: number, label: string) => void;
}

export interface Known {
  readonly id?: number;
  readonly file: string;
}
