/**
 * Makes a data folder that holds the demo pack, as the server would on its first start, from the snapshot that the API's tests use,
 * which is made first if need be: drawing the pack's pictures takes long. Run: node tools/story-data.ts FOLDER
 */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { embeddedFolder } from '../apps/server/src/db/database.ts';
import { startEmbedded } from '../apps/server/src/db/embedded-engine.ts';
import { demoSnapshot, SNAPSHOT_FILE } from '../apps/server/test/demo-snapshot.ts';

const [, , target] = process.argv;
if (!target) throw new Error('Name the folder.');
const { database, folder } = await demoSnapshot();
const isMedia = (file: string): boolean => path.basename(file) !== SNAPSHOT_FILE;
await cp(folder, target, { recursive: true, filter: isMedia });
const engine = await startEmbedded({ folder: embeddedFolder(target), snapshot: database });
await engine.end();
