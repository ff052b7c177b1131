/** Opens a data folder's database and closes it at the end of stdin: `attached-child.ts <folder>`. */
import { once } from 'node:events';
import { openDatabase } from '#db/database.ts';
import { endOnSignal } from '#start/end-on-signal.ts';

endOnSignal();
const database = await openDatabase({ dataFolder: process.argv[2] ?? '' });
process.stdout.write('open\n');
process.stdin.resume();
await once(process.stdin, 'end');
await database.close();
process.exit();
