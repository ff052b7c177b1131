import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeApiPack } from '../apps/server/test/api-pack.ts';
import { folderForAll } from '../apps/server/test/folder.ts';
import { CHILD_ENV } from '../apps/server/test/settings.ts';

const root = path.dirname(import.meta.dirname);
const folder = folderForAll();

/** `npm run dev` on a data folder of its own. */
function runDev() {
  const child = spawn(process.execPath, [path.join(root, 'tools', 'dev.ts')], {
    env: {
      ...CHILD_ENV,
      PORT: '0',
      VARDE_DATA: path.join(folder, 'data'),
      VARDE_CONTENT: path.join(folder, 'pack'),
      DEV_CACHE: path.join(folder, 'vite'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (output += String(part)));
  return {
    /** Resolves with what it has printed when that contains a text. */
    until: async (text: string): Promise<string> => {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`It has ended.\n${output}`);
        await Promise.race([once(child.stdout, 'data'), exit]);
      }
      return output;
    },
  };
}

/** Messages of Vite's hot reloading to a page. */
async function openReloading(url: string) {
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const [, token] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  onTestFinished(() => socket.close());
  const received: string[] = [];
  socket.addEventListener('message', ({ data }) => received.push(String(data)));
  return async (text: string): Promise<string> => {
    let found: string | undefined;
    while ((found = received.find((message) => message.includes(text))) === undefined)
      await once(socket, 'message');
    return found;
  };
}

/** As an editor that saves the file unchanged. */
function save(file: string): void {
  const now = new Date();
  utimesSync(path.join(root, file), now, now);
}

/** Starts two processes that compile everything: minutes on a busy machine. */
const WITHIN_MS = 600_000;

it(
  'npm run dev renders pages from the sources, updates open pages and restarts the server',
  async () => {
    await writeApiPack(path.join(folder, 'pack'));
    const dev = runDev();
    const [, url = ''] = /changes .*?: (\S+)/.exec(await dev.until('ready for changes')) ?? [];
    const page = await fetch(`${url}/help`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^;]*;/);
    expect(page.headers.get('content-security-policy')).toContain("connect-src ws: 'self'");
    expect(await page.text()).toContain('/@id/virtual:tanstack-start-dev-client-entry');
    expect(await (await fetch(`${url}/@react-refresh`)).text()).toContain('isChanged(prevExports');

    const messageWith = await openReloading(url);
    await messageWith('connected');
    const component = 'src/ui/button.tsx';
    expect((await fetch(`${url}/${component}`)).status).toBe(200);
    save(`apps/web/${component}`);
    expect(JSON.parse(await messageWith(component))).toMatchObject({
      type: 'update',
      updates: [{ type: 'js-update', path: `/${component}`, acceptedPath: `/${component}` }],
    });

    save('apps/server/src/app.ts');
    await dev.until('The server has restarted');
    const headers = { 'api-key': 'varde-local' };
    expect((await fetch(`${url}/api/v3/documents/101`, { headers })).status).toBe(200);
    expect((await fetch(`${url}/help`)).status).toBe(200);
  },
  WITHIN_MS,
);
