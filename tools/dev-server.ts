/**
 * The server of `npm run dev`: as `npm start`, but its pages are rendered from the sources, by the
 * parent process (dev.ts), which remains when this one is restarted.
 */
import path from 'node:path';
import { runServer } from '../apps/server/src/serve.ts';
import { type FromRenderer, RemoteRendering } from '../apps/server/src/site/remote-rendering.ts';
import type { SiteBundle } from '../apps/server/src/site/site-bundle.ts';
import { fail } from '../apps/server/src/start/process-lifecycle.ts';
import type { FromServer } from './dev-process.ts';

const root = path.dirname(import.meta.dirname);

function send(message: FromServer): void {
  // Without a parent there is nobody to serve: it has ended.
  if (process.connected) process.send?.(message);
}

const rendering = new RemoteRendering(send);
process.on('message', (message: FromRenderer) => rendering.receive(message));

const site: SiteBundle = {
  clientFolder: path.join(root, 'apps', 'web', 'public'),
  isEdited: true,
  fetch: rendering.fetch,
};
// The open channel would keep a stopped server running until its time limit.
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runServer(
  async () => site,
  (port) => send({ type: 'ready', port }),
).catch(fail);
