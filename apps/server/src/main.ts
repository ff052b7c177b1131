/** `npm start`: the server with the built site. */
import { join } from 'node:path';
import { PROJECT_ROOT, type Config } from './config/config.ts';
import { runServer } from './serve.ts';
import { loadSiteBundle } from './site/site-page.ts';
import { fail, print } from './start/process-lifecycle.ts';

function urlOf({ host }: Config, port: number): string {
  const isThisMachine = ['127.0.0.1', '0.0.0.0', 'localhost', '::1', '::'].includes(host);
  const name = isThisMachine ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

await runServer(
  () => loadSiteBundle(join(PROJECT_ROOT, 'apps/web/dist')),
  (port, config) => print(`Varde is ready: ${urlOf(config, port)}`),
).catch(fail);
