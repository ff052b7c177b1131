/** A service outside, played on loopback: what it answers is set by path, and what it was asked is kept. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import { listenOnLoopback, type Loopback } from './loopback.ts';

/** A JSON value, or how else it goes. `silent` never answers. */
type Played =
  { readonly json: unknown } | { readonly text: string; readonly status?: number } | 'silent';

export interface OutsideServer extends Loopback {
  /** Paths with their queries, in order. */
  readonly asked: string[];
  /** What was sent to it with POST, in order, and the key that came with it. */
  readonly sent: { readonly body: unknown; readonly key: string | undefined }[];
  /** @param path with its query */
  play(path: string, played: Played): void;
  /** Answers whoever waits on a `silent` path. */
  speak(path: string, played: Played): void;
}

export async function openOutside(): Promise<OutsideServer> {
  const played = new Map<string, Played>();
  const waiting = new Map<string, ServerResponse[]>();
  const asked: string[] = [];
  const sent: OutsideServer['sent'] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', method, headers } = request;
    asked.push(url);
    if (method === 'POST') sent.push({ body: await json(request), key: headers.authorization });
    const part = played.get(url) ?? { text: 'not found', status: 404 };
    if (part === 'silent') waiting.set(url, [...(waiting.get(url) ?? []), response]);
    else answer(response, part);
  };
  const loopback = await listenOnLoopback((request, response) => void take(request, response));
  return {
    ...loopback,
    asked,
    sent,
    play: (path, part) => void played.set(path, part),
    speak(path, part) {
      played.set(path, part);
      if (part !== 'silent') for (const one of waiting.get(path) ?? []) answer(one, part);
      waiting.delete(path);
    },
  };
}

function answer(response: ServerResponse, part: Exclude<Played, 'silent'>): void {
  if ('json' in part) {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(part.json));
    return;
  }
  response.statusCode = part.status ?? 200;
  response.end(part.text);
}

/** A recorded answer in `test/outside/`: invented by hand after the shapes of real ones. */
export async function recorded(name: string): Promise<Record<string, unknown>> {
  const file = new URL(`outside/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
}
