/** Which requests share a ready response. */
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiPackForAll } from '#test/api-pack.ts';
import { openApp } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { exchange, statusOf } from '#test/raw-http.ts';
import type { SiteBundle } from '#site/site-bundle.ts';
import { signatureOf } from './ready-responses.ts';

/** @param headers as Node parses them */
function signatureWith(headers: Record<string, string | undefined>): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is read of it
  const request = { method: 'GET', url: '/', headers, socket: {} } as IncomingMessage;
  return signatureOf(request, true);
}

describe('the signature of a request', () => {
  const KNOWN = ['language=no', 'env=local', '__Host-env=stage'];

  it('tells an absent header from an empty one, and headers from each other', () => {
    const values = fc.record(
      { host: fc.string(), origin: fc.string(), 'if-none-match': fc.string() },
      { requiredKeys: [] },
    );
    const line = ({ host, origin, 'if-none-match': known }: Record<string, string>) =>
      JSON.stringify([host, origin, known]);
    fc.assert(
      fc.property(values, values, (one, two) => {
        // Node refuses line ends in headers.
        fc.pre(!/\n/.test(Object.values({ ...one, ...two }).join('')) && !/\\n/.test(line(one)));
        expect(signatureWith(one) === signatureWith(two)).toBe(line(one) === line(two));
      }),
    );
  });

  it.each([
    [KNOWN.join('; '), true],
    [KNOWN[0], true],
    ['language=', true],
    ['language=no;env=x', false],
    ['session=1', false],
    ['language=no; session=1', false],
    ['x-language=no', false],
    ['', false],
  ])('with the cookies "%s" exists: %s', (cookie, exists) => {
    expect(signatureWith({ cookie }) !== undefined).toBe(exists);
  });
});

describeWithDatabase('the signature of a request', (open) => {
  const api = apiPackForAll(open);
  const folder = folderForAll();

  it('depends on every header that the app reads', async () => {
    const site: SiteBundle = {
      clientFolder: folder,
      fetch: async (request, { context }) =>
        new Response(`${context.language} ${request.url}`, {
          headers: { 'Content-Type': 'text/html' },
        }),
    };
    const env = { VARDE_TRUSTED_PROXIES: '127.0.0.1' };
    const plain = await openApp(api.database, { ...api, site, env });
    await plain.app.listen({ host: '127.0.0.1', port: 0 });
    /** Names of the headers that the app reads of requests which it may answer from a cache. */
    const read = new Set<string | symbol>();
    plain.app.server.prependListener('request', (request: IncomingMessage) => {
      const { headers } = request;
      const get = (_: object, name: string | symbol): unknown => {
        read.add(name);
        return Reflect.get(headers, name);
      };
      Object.defineProperty(request, 'headers', { value: new Proxy(headers, { get }) });
    });
    const forwarded = {
      'X-Forwarded-Host': 'proxied.example',
      'X-Forwarded-Proto': 'https',
    };
    const { port } = plain.app.server.address() as AddressInfo;
    for (const url of ['/article/101', '/api/v3/documents/101', '/basemap/plan.geojson'])
      for (const headers of [{}, forwarded])
        for (const method of ['GET', 'HEAD', 'GET'])
          expect(statusOf(await exchange(port, { method, url, headers }))).toBe(200);
    expect(read).toContain('accept-language');
    // Keep-alive is the HTTP server's, the id is the response's own, and the client's address is
    // for the limits of work, which a cached response needs none of.
    const elsewhere = ['connection', 'correlation-id', 'x-forwarded-for'];
    for (const name of read) {
      // Fastify's own marks are symbols.
      if (typeof name === 'symbol' || elsewhere.includes(name)) continue;
      const signatures = [undefined, 'a', 'b'].map((value) => signatureWith({ [name]: value }));
      const isRefused = signatures[1] === undefined && signatures[2] === undefined;
      expect([name, isRefused || new Set(signatures).size === 3]).toEqual([name, true]);
    }
    await plain.close();
  });
});
