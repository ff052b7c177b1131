import type { Config } from './config/config.ts';
import type { Database } from '#db/database.ts';
import type { MediaStore } from './media/storage/media.store.ts';

/** What the whole server stands on; `buildApp` makes the rest from it, in tests as at start. */
export interface Context {
  readonly config: Config;
  readonly database: Database;
  readonly mediaStore: MediaStore;
}
