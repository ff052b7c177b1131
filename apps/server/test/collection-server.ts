/** Somebody's collection, played on loopback: each path is answered by a function, and what was asked is kept. */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { listenOnLoopback, type Loopback } from './loopback.ts';

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export type Play = (url: URL, headers: IncomingHttpHeaders) => Reply | undefined;

export interface CollectionServer extends Loopback {
  /** Paths with their queries, in order. */
  readonly asked: string[];
  /** By path without query; a later one takes the place of an earlier one. */
  play(path: string, play: Play | Reply): void;
}

const NOTHING: Reply = { status: 404, body: 'not found' };

function send(response: ServerResponse, { status = 200, headers = {}, body = '' }: Reply): void {
  response.writeHead(status, headers);
  if (body instanceof Readable) body.pipe(response);
  else if (typeof body === 'string' || body instanceof Uint8Array) response.end(body);
  else response.end(JSON.stringify(body));
}

export async function openCollection(): Promise<CollectionServer> {
  const plays = new Map<string, Play>();
  const asked: string[] = [];
  const loopback = await listenOnLoopback((request, response) => {
    const url = new URL(request.url ?? '/', 'http://collection.example');
    asked.push(request.url ?? '');
    const play = plays.get(decodeURIComponent(url.pathname));
    send(response, play?.(url, request.headers) ?? NOTHING);
  });
  return {
    ...loopback,
    asked,
    play: (path, play) => void plays.set(path, typeof play === 'function' ? play : () => play),
  };
}
