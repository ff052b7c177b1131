import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEmbeddedSite } from './embedded-site.ts';
import { readSiteProfile } from './site-profile.client.ts';

const env = { VARDE_API_URL: 'https://varde.example', VARDE_API_KEY: 'key' };

describe('readSiteProfile', () => {
  const profile = { name: { no: 'Sildemuseet' } };
  /** Answers as a server of that museum. */
  const server = createServer((request, response) => {
    const isKnown = request.url === '/api/v3/site' && request.headers['api-key'] === 'key';
    response.statusCode = isKnown ? 200 : 401;
    response.end(JSON.stringify(isKnown ? { profile, texts: {} } : {}));
  });
  let running: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    running = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const read = (more: Readonly<Record<string, string>> = {}) => {
    const settings = { ...env, VARDE_API_URL: running, ...more };
    return readSiteProfile(readEmbeddedSite(settings), settings);
  };

  it('asks the server', async () => expect(await read()).toEqual(profile));

  it("is the product's own without asking", async () =>
    expect(await read({ VARDE_SITE_FROM: '-', VARDE_API_URL: 'http://127.0.0.1:9' })).toEqual({}));

  it.each([
    [{ VARDE_API_KEY: 'other' }, 'answers 401'],
    [{ VARDE_API_URL: 'http://127.0.0.1:9' }, 'does not answer'],
    [{ VARDE_SITE_FROM: 'file.yaml' }, "VARDE_SITE_FROM is 'file.yaml'"],
  ])('rejects %j', async (more, message) => {
    await expect(read(more)).rejects.toThrow(message);
  });
});
