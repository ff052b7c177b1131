/** A mock service on loopback: tests set the reply of each path and read the recorded requests. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text, bytes or a stream; any other value is sent as JSON. */
  readonly body?: unknown;
}

export type ReplyHandler = (url: URL, headers: IncomingHttpHeaders) => Reply | undefined;

export interface MockServer {
  readonly origin: string;
  /** Paths with their queries, in order. */
  readonly requests: string[];
  /** Bodies of POST requests, in order, with their `authorization`. */
  readonly sent: { readonly body: unknown; readonly key: string | undefined }[];
  /**
   * Replaces an earlier reply, and is sent to the requests that wait on `silent`.
   * @param path with its query, or without for every query
   */
  play(path: string, played: ReplyHandler | Reply | 'silent'): void;
  /** Also closes pending requests. */
  close(): Promise<void>;
}

export async function openMockServer(): Promise<MockServer> {
  const plays = new Map<string, ReplyHandler | 'silent'>();
  const waiting = new Map<string, ServerResponse[]>();
  const requests: string[] = [];
  const sent: MockServer['sent'] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: path = '/', method, headers } = request;
    requests.push(path);
    if (method === 'POST') sent.push({ body: await json(request), key: headers.authorization });
    const url = new URL(path, 'http://played.example');
    const play = plays.get(path) ?? plays.get(decodeURIComponent(url.pathname));
    if (play === 'silent') waiting.set(path, [...(waiting.get(path) ?? []), response]);
    else send(response, play?.(url, headers));
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    sent,
    play(path, played) {
      plays.set(path, typeof played === 'object' ? () => played : played);
      if (typeof played !== 'object') return;
      for (const response of waiting.get(path) ?? []) send(response, played);
      waiting.delete(path);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const NOTHING: Reply = { status: 404, body: 'not found' };

function send(response: ServerResponse, reply: Reply = NOTHING): void {
  const { status = 200, body = '' } = reply;
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const type = isRaw || body instanceof Readable ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { ...type, ...reply.headers });
  if (body instanceof Readable) body.pipe(response);
  else response.end(isRaw ? body : JSON.stringify(body));
}

/** Shared by all tests of the calling suite. */
export function mockServerForAll(): MockServer {
  const server = {} as MockServer;
  beforeAll(async () => void Object.assign(server, await openMockServer()));
  afterAll(() => server.close());
  return server;
}

/** A sample response in `test/external/`, modelled on real ones. */
export async function recorded(name: string): Promise<Record<string, unknown>> {
  const file = new URL(`external/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
}
