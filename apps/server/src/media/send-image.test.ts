import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installErrorHandler } from '#http/error-handler.ts';
import type { ImageRendition } from './images.service.ts';
import { sendImage } from './send-image.ts';

const BYTES = Buffer.from('a picture');

describe('sendImage', () => {
  let app: FastifyInstance;
  const load = vi.fn<ImageRendition['load']>();
  beforeEach(() => {
    load.mockReset();
    load.mockResolvedValue({ body: BYTES, length: BYTES.length });
    app = Fastify();
    installErrorHandler(app);
    const image = { hash: 'h1', contentType: 'image/webp', cacheControl: 'public', load };
    app.get('/', (request, reply) => sendImage(request, reply, image));
  });
  afterEach(() => app.close());

  it('sends bytes with type, length and cache headers', async () => {
    const { headers, rawPayload } = await app.inject('/');
    expect(rawPayload).toEqual(BYTES);
    expect(headers).toMatchObject({
      etag: '"h1"',
      'content-type': 'image/webp',
      'content-length': '9',
      'cache-control': 'public',
    });
  });

  it.each(['"h1"', 'W/"h1"', '"other", "h1"', '*'])(
    'renders nothing for If-None-Match %s',
    async (known) => {
      const response = await app.inject({ url: '/', headers: { 'if-none-match': known } });
      expect(response.statusCode).toBe(304);
      expect(response.headers.etag).toBe('"h1"');
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('returns an uncacheable 404 when the original is missing', async () => {
    load.mockResolvedValue(undefined);
    const { statusCode, headers } = await app.inject('/');
    expect(statusCode).toBe(404);
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });

  it('aborts the signal when the caller disconnects', async () => {
    const started = Promise.withResolvers<AbortSignal>();
    load.mockImplementation(({ signal }) => {
      started.resolve(signal);
      return once(signal, 'abort').then(() => undefined);
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const request = get({ port, host: '127.0.0.1', path: '/' });
    request.on('error', () => {});
    const signal = await started.promise;
    expect(signal.aborted).toBe(false);
    const aborted = once(signal, 'abort');
    request.destroy();
    await aborted;
    expect(signal.aborted).toBe(true);
  });
});
