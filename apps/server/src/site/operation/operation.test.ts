import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '@varde/contract/calls';
import { apiPackForAll } from '#test/api-pack.ts';
import { PROJECT_ROOT } from '#config/config.ts';
import { EDITOR, openApp, PREVIEW_KEY } from '#test/app.ts';
import { describeWithDatabase } from '#test/database.ts';

const HOUR_MS = 3_600_000;
const TOKEN = 'a-metrics-token-of-this-test';

describeWithDatabase('operation', (open) => {
  const env = { VARDE_METRICS_TOKEN: TOKEN };
  const server = apiPackForAll(open, () => ({ env }));
  beforeAll(() => {
    server.app.get('/test/values', async () => {
      await sql`select ${'hemmelig-ord'}::text::integer`.execute(server.database.kysely);
    });
  });

  const metrics = async (): Promise<string> =>
    (await server.get('/metrics', { authorization: `Bearer ${TOKEN}` })).payload;
  const valueOf = (text: string, series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );

  it('GET /readyz returns 200 with content', async () => {
    const backup = { age_hours: null, has_failed: false };
    expect((await server.get('/readyz')).json()).toEqual({ status: 'ready', backup });
    expect((await server.get('/healthz')).headers['cache-control']).toBe('no-store');
  });

  it('GET /readyz of one of several servers returns 503 while its clock is wrong', async () => {
    const env = { VARDE_PUBLIC_URL: 'https://varde.example', VARDE_SHARED_CACHES: '-' };
    const one = await openApp(server.database, { ...server, env });
    expect((await one.get('/readyz')).statusCode).toBe(200);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS);
    const { statusCode, payload } = await one.get('/readyz');
    expect([statusCode, payload]).toEqual([503, expect.stringContaining('set both by NTP')]);
    // Proxies ask each second.
    await one.get('/readyz');
    const warnings = one.log.filter((line) => line.includes('"level":"warn"'));
    expect(warnings).toEqual([expect.stringMatching(/set both by NTP.*"msg":"not ready"/)]);
    // A server alone serves what does not depend on the time.
    expect((await server.get('/readyz')).statusCode).toBe(200);
    vi.restoreAllMocks();
    await one.close();
  });

  describe('/metrics', () => {
    it.each([
      ['no token', {}],
      ['a wrong token', { authorization: 'Bearer wrong' }],
      ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ])('returns 401 with %s', async (_what, headers) => {
      const response = await server.get('/metrics', headers);
      expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    });

    it('has every metric that the alert rules and the dashboard name', async () => {
      const text = await metrics();
      const files = ['prometheus/varde.rules.yml', 'grafana/varde.json'].map((file) =>
        readFileSync(join(PROJECT_ROOT, 'ops', file), 'utf8'),
      );
      const named = new Set(files.join('\n').match(/\b(?:varde|process|nodejs)_[a-z_\d]+/g));
      expect(named.size).toBeGreaterThan(15);
      const missing = [...named].filter((name) => !new RegExp(`^${name}\\b`, 'm').test(text));
      expect(missing).toEqual([]);
    });

    it('counts requests by route template, method and status, never by URL', async () => {
      const series =
        'varde_http_request_duration_seconds_count{method="GET",route="/api/v3/documents/:id",status="200"}';
      const before = valueOf(await metrics(), series) || 0;
      await server.get('/api/v3/documents/101?x=secret');
      await server.get('/api/v3/documents/102');
      const text = await metrics();
      expect(valueOf(text, series)).toBe(before + 2);
      expect(text).not.toContain('secret');
    });

    it('includes the cache and the database', async () => {
      const before = await metrics();
      await server.get('/api/v3/documents/113');
      await server.get('/api/v3/documents/113');
      const after = await metrics();
      const grown = (name: string): number => valueOf(after, name) - valueOf(before, name);
      expect(grown('varde_answers_hits_total')).toBe(1);
      expect(grown('varde_answers_misses_total')).toBe(1);
      expect(valueOf(after, 'varde_answers_kept')).toBeGreaterThan(0);
      expect(valueOf(after, 'varde_database_up')).toBe(1);
      expect(after).toMatch(/^varde_info\{version="[\d.]+",engine="(embedded|postgres)"\} 1$/m);
      expect(valueOf(after, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    });

    it('counts the responses that needed the database, by route', async () => {
      const series = (route: string, status: number): string =>
        `varde_http_requests_from_database_total{method="GET",route="${route}",status="${status}"}`;
      const document = series('/api/v3/documents/:id', 200);
      const before = valueOf(await metrics(), document) || 0;
      await server.get('/api/v3/documents/113?include_media=true');
      await server.get('/api/v3/documents/113?include_media=true');
      await server.get('/healthz');
      const text = await metrics();
      expect(valueOf(text, document)).toBe(before + 1);
      expect(valueOf(text, series('/healthz', 200))).toBe(0);
    });

    it('is in Prometheus text format: every line is a comment or a sample', async () => {
      const sample =
        /^[a-z_\d]+(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? (-?[\d.]+(e[+-]?\d+)?|Nan|\+Inf)$/;
      for (const line of (await metrics()).split('\n'))
        expect(line).toMatch(line === '' || line.startsWith('# ') ? /^/ : sample);
    });

    it('has cumulative buckets up to the count', async () => {
      // A request is counted after its response.
      await metrics();
      const text = await metrics();
      const labels = 'method="GET",route="/metrics",status="200"';
      const buckets = text
        .split('\n')
        .filter((line) => line.startsWith(`varde_http_request_duration_seconds_bucket{${labels}`))
        .map((line) => Number(line.split(' ').at(-1)));
      expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
      expect(buckets.at(-1)).toBe(
        valueOf(text, `varde_http_request_duration_seconds_count{${labels}}`),
      );
    });
  });

  it('logs no personal data in any operation, errors included', async () => {
    // Each is personal data, in a place where it occurs.
    const privateValues = [
      '60.39871',
      '5.32443',
      'hemmelig-ord',
      'gjettet-kode',
      'et-grant',
      'et-token',
    ];
    const headers = {
      'unlock-grant': 'et-grant',
      authorization: 'Bearer et-token',
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'hemmelig-ord',
    };
    const query =
      'location=60.39871,5.32443&search=hemmelig-ord&d=101&document_id=101&path_value=a.b:hemmelig-ord';
    const body = { code: 'gjettet-kode', location: { lat: 60.39871, lng: 5.32443 } };
    const settings = { settings: { favourites: ['hemmelig-ord'] } };
    const ids: string[] = [];
    const request = async (
      method: string,
      url: string,
      more: Record<string, string>,
      payload?: object,
    ) => {
      const id = randomUUID();
      ids.push(id);
      await server.app.inject({
        method: method as 'GET',
        url,
        headers: { 'api-key': 'varde-local', 'Correlation-Id': id, ...headers, ...more },
        ...(payload && { payload }),
      });
    };
    for (const { method, path } of Object.values(calls))
      for (const value of ['101', '104', 'gjettet-kode', 'x%00', '%ff']) {
        const url = `/api/v3/${path.replace(/\{\w+\}/, value)}?${query}`;
        await request(method, url, {}, method === 'GET' ? undefined : body);
        await request(method, url, EDITOR, method === 'GET' ? undefined : settings);
        await request(method, url, { 'preview-key': 'hemmelig-ord', 'api-key': 'hemmelig-ord' });
      }
    await request('GET', `/article/101?${query}`, {});
    await request('GET', `/nowhere/hemmelig-ord?${query}`, {});
    const log = server.log.join('');
    const secrets = [
      ...privateValues,
      'varde-local',
      TOKEN,
      PREVIEW_KEY,
      '203.0.113.77',
      '127.0.0.1',
    ];
    for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
    // Every line identifies its request.
    expect(ids.filter((id) => !log.includes(id))).toEqual([]);
  });

  it('logs a database error without the values that it quotes', async () => {
    const from = server.log.length;
    expect((await server.get('/test/values')).statusCode).toBe(500);
    const line = JSON.parse(
      server.log.slice(from).find((one) => one.includes('error')) ?? '{}',
    ) as object;
    expect(line).toMatchObject({ level: 'error', err: { code: '22P02' } });
    expect(JSON.stringify(line)).toContain('invalid input syntax for type integer');
    expect(JSON.stringify(line)).not.toContain('hemmelig-ord');
  });
});
