/** Starts to write a backup file and never ends: `backup-child.ts <file>`. */
import { setTimeout } from 'node:timers/promises';
import { writeBackupFile } from '#backup/backup-file.ts';

const [file = ''] = process.argv.slice(2);
await writeBackupFile(file, async (writer) => {
  await writer.add('manifest.json', Buffer.from('{}\n'));
  process.stdout.write('started\n');
  await setTimeout(600_000);
});
