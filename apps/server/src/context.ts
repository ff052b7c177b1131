import type { Config } from './config/config.ts';
import type { Database } from '#db/database.ts';
import type { MediaStore } from './media/storage/media.store.ts';

/** Dependencies of the whole server; `buildApp` creates everything else from them, in tests too. */
export interface Context {
  readonly config: Config;
  readonly database: Database;
  readonly mediaStore: MediaStore;
}
