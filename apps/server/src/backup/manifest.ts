/** The first entry of a backup, which says what the others hold. */
import type { TableContent } from './backup.repository.ts';

export const MANIFEST = 'manifest.json';
export const SETTINGS = 'settings.env';

export interface PageDigest {
  /** Of the document. */
  readonly id: number;
  /** SHA-256 of what the API returns for it. */
  readonly sha256: string;
}

export interface Manifest {
  readonly format: 1;
  /** Of the program. */
  readonly version: string;
  /** The last migration of the tables. */
  readonly migration: string;
  readonly derived_version: number;
  readonly made_at: string;
  readonly with_secrets: boolean;
  /** Null: media were left out. */
  readonly media: {
    readonly files: number;
    readonly bytes: number;
    /** Digests of originals that the store did not have. */
    readonly missing: readonly string[];
  } | null;
  readonly tables: readonly TableContent[];
  readonly pages: readonly PageDigest[];
}
