import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { CLOSED } from '#http/response-headers.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { describeWithDatabase, importNothing } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';

describeWithDatabase('static files', (open) => {
  let server: TestApp;
  const folder = folderForAll();

  beforeAll(async () => {
    await mkdir(join(folder, 'client/assets'), { recursive: true });
    const script = 'console.log(1)'.repeat(200);
    await writeFile(join(folder, 'client/assets/app-1a2b.js'), script);
    await writeFile(join(folder, 'client/assets/app-1a2b.js.br'), brotliCompressSync(script));
    await writeFile(join(folder, 'client/assets/worker-1a2b.mjs'), script);
    await writeFile(join(folder, 'client/assets/some-decoder-1a2b.mjs'), script);
    await writeFile(join(folder, 'client/assets/some-decoder-1a2b.mjs.br'), script);
    await writeFile(join(folder, 'client/sw.js'), script);
    await writeFile(join(folder, 'client/sw.js.br'), brotliCompressSync(script));
    await writeFile(join(folder, 'client/offline-build.json'), '{}');
    await writeFile(
      join(folder, 'client/favicon.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    );
    const database = await open();
    await importNothing(database);
    const fetch = () => new Response('x', { headers: { 'content-type': 'text/html' } });
    server = await openApp(database, { site: { clientFolder: join(folder, 'client'), fetch } });
  });

  it('are immutable when their name has a hash, and sent as the build compressed them', async () => {
    const response = await server.get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('console.log');
  });

  it.each(['identity', 'gzip'])(
    'are sent as they are when that encoding was not built: %s',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const response = await server.get('/assets/app-1a2b.js', headers);
      expect(response.headers).not.toHaveProperty('content-encoding');
      expect(response.headers['vary']).toBe('Accept-Encoding');
      expect(response.payload).toContain('console.log');
    },
  );

  it('may load and connect only when they are workers', async () => {
    const policyOf = async (file: string) =>
      (await server.get(`/assets/${file}`)).headers['content-security-policy'];
    expect(await policyOf('worker-1a2b.mjs')).toContain("connect-src 'self' blob:");
    expect(await policyOf('app-1a2b.js')).toBe(`default-src 'none'; ${CLOSED}`);
  });

  it('may compile WebAssembly only when they are decoder workers', async () => {
    const WASM = "'wasm-unsafe-eval'";
    const policyOf = async (path: string) =>
      (await server.get(path, { 'accept-encoding': 'br' })).headers['content-security-policy'];
    expect(await policyOf('/assets/some-decoder-1a2b.mjs')).toContain(`script-src 'self' ${WASM};`);
    for (const path of ['/assets/worker-1a2b.mjs', '/assets/app-1a2b.js', '/', '/scan'])
      expect(await policyOf(path)).not.toContain(WASM);
  });

  it('have document headers only when they can be documents', async () => {
    const script = await server.get('/assets/app-1a2b.js');
    expect(script.headers).not.toHaveProperty('permissions-policy');
    expect(script.headers['x-content-type-options']).toBe('nosniff');
    expect((await server.get('/favicon.svg')).headers).toHaveProperty('permissions-policy');
  });

  it('are revalidated when a stale copy would keep an old build in use', async () => {
    const worker = await server.get('/sw.js', { 'accept-encoding': 'br' });
    expect(worker.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
    });
    // It requests what the pages request.
    expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
    expect((await server.get('/offline-build.json')).headers['cache-control']).toBe('no-cache');
  });

  it('are cached for an hour when their name is fixed', async () => {
    expect((await server.get('/favicon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });

  it.each(['/assets/gone.js', '/assets/../../package.json', '/assets/..%2f..%2fpackage.json'])(
    'return 404 or a page when they do not exist: %s',
    async (url) => {
      const response = await server.get(url);
      expect(response.payload).not.toContain('workspaces');
      expect(response.headers['content-type']).toMatch(/problem\+json|html/);
    },
  );
});
