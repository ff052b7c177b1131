import type { Config } from '#config.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { say } from './start-words.ts';

/** Opens the database and brings it to the shape that this version needs. */
export async function openMigrated(config: Config): Promise<Database> {
  const database = await openDatabase(config);
  try {
    await migrate(database, (done, total) =>
      say(`Preparing the database, step ${done} of ${total} …`),
    );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
