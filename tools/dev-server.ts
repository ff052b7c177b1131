/**
 * The server of `npm run dev`: as `npm start`, but its pages are rendered from the sources, by the
 * parent process (dev.ts), which remains when this one is restarted.
 */
import path from 'node:path';
import type { SiteContext } from '@varde/contract/site-context';
import { runServer } from '../apps/server/src/serve.ts';
import type { SiteBundle } from '../apps/server/src/site/site-page.ts';
import { fail } from '../apps/server/src/start/process-lifecycle.ts';
import type { FromServer, RenderedSource, ToServer } from './dev-messages.ts';

const root = path.dirname(import.meta.dirname);

interface Rendering {
  readonly context: SiteContext;
  resolve(page: RenderedSource): void;
  reject(error: unknown): void;
}

const renderings = new Map<number, Rendering>();
let lastId = 0;

function send(message: FromServer): void {
  // Without a parent there is nobody to serve: it has ended.
  if (process.connected) process.send?.(message);
}

async function answerCall(id: number, call: number, pathAndQuery: string): Promise<void> {
  const result = await renderings
    .get(id)
    ?.context.api(pathAndQuery)
    .catch(() => undefined);
  send({ type: 'result', call, result });
}

process.on('message', (message: ToServer) => {
  const rendering = renderings.get(message.id);
  if (message.type === 'call') void answerCall(message.id, message.call, message.pathAndQuery);
  if (message.type === 'report') rendering?.context.report(message.error);
  if (message.type === 'rendered') rendering?.resolve(message.page);
  if (message.type === 'failed') rendering?.reject(message.error);
});

async function renderByParent(request: Request, context: SiteContext): Promise<Response> {
  const { api: _api, report: _report, ...rest } = context;
  const id = (lastId += 1);
  try {
    const page = await new Promise<RenderedSource>((resolve, reject) => {
      renderings.set(id, { context, resolve, reject });
      send({ type: 'render', id, url: request.url, context: rest });
    });
    const headers = page.headers.map(([name, value]): [string, string] => [name, value]);
    return new Response(page.text || null, { status: page.status, headers });
  } finally {
    renderings.delete(id);
  }
}

const site: SiteBundle = {
  clientFolder: path.join(root, 'apps', 'web', 'public'),
  isEdited: true,
  fetch: (request, { context }) => renderByParent(request, context),
};
// The open channel would keep a stopped server running until its time limit.
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runServer(
  async () => site,
  (port) => send({ type: 'ready', port }),
).catch(fail);
