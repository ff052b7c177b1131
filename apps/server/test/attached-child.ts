/** Opens a database until stdin ends: `attached-child.ts <data folder>`. */
import { once } from 'node:events';
import { openDatabase } from '#db/database.ts';
import { endOnSignal } from '#start/process-lifecycle.ts';

endOnSignal();
const database = await openDatabase({ dataFolder: process.argv[2] ?? '' });
process.stdout.write('open\n');
process.stdin.resume();
await once(process.stdin, 'end');
await database.close();
process.exit();
