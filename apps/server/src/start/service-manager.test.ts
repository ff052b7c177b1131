import { chmod, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { folderForTest } from '#test/folder.ts';
import { openServiceManager } from './service-manager.ts';

/** A `systemd-notify` that writes down what it is told, and where. */
async function recorder() {
  const folder = await folderForTest();
  const log = join(folder, 'log');
  await writeFile(log, '');
  const command = join(folder, 'systemd-notify');
  await writeFile(command, `#!/bin/sh\necho "$NOTIFY_SOCKET $1" >> '${log}'\n`);
  await chmod(command, 0o755);
  const env = { PATH: [folder, '/usr/bin', '/bin'].join(delimiter) };
  return { env, said: async () => (await readFile(log, 'utf8')).split('\n').slice(0, -1) };
}

it('tells systemd that the server is ready, again and again that it is alive, and that it stops', async () => {
  const { env, said } = await recorder();
  const manager = openServiceManager({
    ...env,
    NOTIFY_SOCKET: '/run/notify',
    WATCHDOG_USEC: '40000',
  });
  manager.ready();
  await expect
    .poll(said)
    .toEqual(expect.arrayContaining(['/run/notify READY=1', '/run/notify WATCHDOG=1']));
  const { length } = await said();
  await expect.poll(async () => (await said()).length).toBeGreaterThan(length);
  manager.stopping();
  await expect.poll(said).toContain('/run/notify STOPPING=1');
});

it('tells nobody where no unit asked for it', async () => {
  const { env, said } = await recorder();
  const nobody = openServiceManager({ ...env, WATCHDOG_USEC: '40000' });
  nobody.ready();
  const withoutWatchdog = openServiceManager({ ...env, NOTIFY_SOCKET: '/run/notify' });
  withoutWatchdog.ready();
  await expect.poll(said).toEqual(['/run/notify READY=1']);
});
