import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '#config/config.ts';
import { addSecurityHeaders } from '#http/response-headers.ts';
import type { PreviewState } from '@varde/contract/preview-state';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createPreviewFeed,
  PREVIEW_EVENTS_PATH,
  type PreviewFeed,
  registerPreview,
} from './preview.routes.ts';

const ISSUE = { severity: 'error', file: 'a.md', line: 3, message: 'Wrong', help: 'Mend' } as const;

let app: FastifyInstance;
let feed: PreviewFeed;
beforeEach(async () => {
  app = Fastify();
  addSecurityHeaders(app, loadConfig({}));
  feed = createPreviewFeed();
  registerPreview(app, feed);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

async function listen() {
  const { port } = app.server.address() as AddressInfo;
  const request = get({ host: '127.0.0.1', port, path: PREVIEW_EVENTS_PATH });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8');
  const next = async (): Promise<PreviewState> => {
    const [text] = (await once(answer, 'data')) as [string];
    return JSON.parse(/^data: (.*)\n\n$/.exec(text)?.[1] ?? '') as PreviewState;
  };
  return { answer, request, next };
}

it('the preview feed sends the current state at once, and every change', async () => {
  feed.publish({ faults: [ISSUE] }, true);
  const { answer, next } = await listen();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(await next()).toEqual({ revision: 1, faults: [ISSUE] });
  const changed = next();
  feed.publish({ faults: [] }, true);
  expect(await changed).toEqual({ revision: 2, faults: [] });
});

it('the preview feed sends issues without a new revision', async () => {
  const { next } = await listen();
  expect((await next()).revision).toBe(0);
  const changed = next();
  feed.publish({ faults: [ISSUE] }, false);
  expect(await changed).toEqual({ revision: 0, faults: [ISSUE] });
});

it('an open preview feed does not delay the stop of the server', async () => {
  const { answer, next } = await listen();
  await next();
  const ended = once(answer, 'end');
  answer.resume();
  await app.close();
  await ended;
  expect(answer.complete).toBe(true);
});
