/**
 * Makes a data folder that holds the demo pack, as the server would on its first start, from the one that the API's tests
 * use. Run: node tools/story-data.ts FOLDER
 */
import { cp } from 'node:fs/promises';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { demoFolder } from '../apps/server/test/demo-folder.ts';

const [, , target] = process.argv;
if (!target) throw new Error('Name the folder.');
const dataFolder = await demoFolder();
// The last one to leave stops the database: its files can then be copied.
await (await openDatabase({ dataFolder })).close();
await cp(dataFolder, target, { recursive: true, preserveTimestamps: true });
