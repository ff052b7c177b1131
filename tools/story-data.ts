/**
 * Creates a data folder with the demo pack, as on the server's first start, from the one of the API
 * tests: node tools/story-data.ts FOLDER
 */
import { cp } from 'node:fs/promises';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { demoFolder } from '../apps/server/test/demo-folder.ts';

const [, , target] = process.argv;
if (!target) throw new Error('Name the folder.');
const dataFolder = await demoFolder();
// Closing the last connection stops the database, whose files can then be copied.
await (await openDatabase({ dataFolder })).close();
await cp(dataFolder, target, { recursive: true, preserveTimestamps: true });
