/**
 * Imports a pack in a process that a test can kill: `import-child.ts <data folder> <pack> <database
 * URL>`.
 */
import { msg, translate } from '@varde/domain/message';
import { openDatabase } from '#db/database.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { importPack } from '#packs/packs.service.ts';

const [dataFolder = '', packFolder = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ dataFolder, databaseUrl });
const { status } = await importPack(database, await openMediaStore(dataFolder), packFolder, {
  onProgress: (done, total, label) =>
    process.stdout.write(translate(msg`${label} ${done}/${total}\n`)),
});
process.stdout.write(`${status}\n`);
await database.close();
