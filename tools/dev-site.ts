/** The site of `npm run dev`, served from its sources by Vite: modules, styles, rendered pages. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  createLogger,
  createServer,
  isRunnableDevEnvironment,
  type RunnableDevEnvironment,
} from 'vite';
import type { Fetch } from '../apps/server/src/site/remote-rendering.ts';

const root = path.dirname(import.meta.dirname);

/** Paths of modules and their styles; everything else is the server's. */
const SOURCES =
  /^\/(?:@vite|@id|@fs|@react-refresh|@tanstack-start|src|node_modules|\.cache)(?:\/|$|\?)|^\/assets\/icons-/;

/** Removes a worker that `npm start` has left at this origin: it would show stored pages. */
const NO_SERVICE_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

export interface DevSite {
  /** Whether the request was for a source, and is responded to. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  readonly render: Fetch;
  close(): Promise<void>;
}

/** Without what the rendering of pages reloads: it is the same as in the browser. */
function quietLogger() {
  const logger = createLogger('info');
  return {
    ...logger,
    info: (text: string, options?: Parameters<typeof logger.info>[1]) => {
      if (!text.includes('(ssr)')) logger.info(text, options);
    },
  };
}

/** @param server receives the connections of hot reloading */
export async function openDevSite(server: Server, cacheDir: string): Promise<DevSite> {
  const vite = await createServer({
    root: path.join(root, 'apps', 'web'),
    cacheDir,
    appType: 'custom',
    clearScreen: false,
    customLogger: quietLogger(),
    server: {
      middlewareMode: true,
      ws: { server },
      warmup: { clientFiles: ['./src/client.tsx'], ssrFiles: ['./src/server.ts'] },
    },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot render pages.');
  return {
    serve(request, response) {
      const url = request.url ?? '';
      if (url === '/sw.js') {
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
        response.end(NO_SERVICE_WORKER);
        return true;
      }
      if (!SOURCES.test(url)) return false;
      vite.middlewares(request, response, () => response.writeHead(404).end());
      return true;
    },
    render: fetchFrom(ssr),
    close: () => vite.close(),
  };
}

interface SiteModule {
  readonly default: { readonly fetch: Fetch };
}

/** Runs again what has changed, and what imports it. */
const fetchFrom =
  ({ runner }: RunnableDevEnvironment): Fetch =>
  async (request, options) => {
    const site = await runner.import<SiteModule>('/src/server.ts');
    return site.default.fetch(request, options);
  };
