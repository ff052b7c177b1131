/** Stands between a browser and the stories' server: can be closed, as a server that cannot be reached, and can pass for a newer build. */
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

export interface Gate {
  readonly origin: string;
  /** Ends all connections and refuses new ones. */
  close(): Promise<void>;
  open(): Promise<void>;
  /** From now on the site says that it is of another version. */
  deploy(version: string): void;
  /** Addresses that fail from now on; none: `undefined`. */
  refuse(addresses: RegExp | undefined): void;
  /** Addresses that were asked for. */
  readonly asked: string[];
}

const SAYS_VERSION = /^\/(?:sw\.js|offline-build\.json)$/;

export async function openGate(target: string): Promise<Gate> {
  let version: string | undefined;
  let refused: RegExp | undefined;
  const asked: string[] = [];
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const address = request.url ?? '/';
    asked.push(address);
    if (refused?.test(address)) return void response.socket?.destroy();
    const isRewritten = version !== undefined && SAYS_VERSION.test(address);
    // What is rewritten must be read: neither compressed nor known already.
    const headers = isRewritten ? {} : request.headers;
    const onward = ask(target + address, { method: request.method ?? 'GET', headers }, (answer) => {
      if (isRewritten) return void rewrite(answer, response, version ?? '');
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      return answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };
  let server = await listening(createServer(pass), 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async open() {
      if (!server.listening) server = await listening(createServer(pass), port);
    },
    deploy: (name) => void (version = name),
    refuse: (addresses) => void (refused = addresses),
  };
}

async function listening(server: Server, port: number): Promise<Server> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function rewrite(
  answer: IncomingMessage,
  response: ServerResponse,
  version: string,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks)
    .toString()
    .replace(/^\/\/ Build .*/, `// Build ${version}`)
    .replace(/"version":"[^"]+"/, `"version":"${version}"`);
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 500, headers).end(text);
}
