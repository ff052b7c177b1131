import { expect, it } from 'vitest';
import { API_KEY } from '#test/app.ts';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

const SHELL = 'capacitor://localhost';
const STRANGER = 'https://stranger.example';
const UNLOCK = '/api/v3/documents/104/unlock';

describeWithDatabase('cross-origin requests', (open) => {
  const server = apiPackForAll(open, () => ({ env: { VARDE_APP_ORIGINS: SHELL } }));

  const preflight = (url: string, origin: string, method: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': method },
    });

  it.each([
    ['/api/v3/documents/', STRANGER, 'GET', '*'],
    ['/api/v3/documents/101', STRANGER, 'GET', '*'],
    [UNLOCK, STRANGER, 'POST', undefined],
    [UNLOCK, SHELL, 'POST', SHELL],
    ['/api/v3/user-settings/current', STRANGER, 'GET', undefined],
    ['/api/v3/user-settings/current', SHELL, 'GET', SHELL],
    ['/api/v3/user-settings', STRANGER, 'PUT', undefined],
    ['/api/v3/user-settings', SHELL, 'PUT', SHELL],
  ])('a preflight for %s from %s to %s is allowed for %s, without a key', async (...row) => {
    const [url, origin, method, allowed] = row;
    const { statusCode, headers } = await preflight(url, origin, method);
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(allowed);
    expect(headers['access-control-allow-methods']).toBe(allowed && method);
    expect(headers['access-control-allow-headers']?.includes('api-key')).toBe(allowed && true);
  });

  it.each([
    ['made', {}, 200],
    ['kept', {}, 200],
    ['refused', { 'api-key': 'wrong' }, 401],
  ])('may read a response that is %s', async (_what, headers, status) => {
    const response = await server.get('/api/v3/documents/102', { origin: STRANGER, ...headers });
    expect(response.statusCode).toBe(status);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['access-control-expose-headers']).toContain('ETag');
  });

  it.each([
    [STRANGER, undefined],
    [SHELL, SHELL],
  ])('from %s, writing, may be read by %s', async (origin, allowed) => {
    const headers = { 'api-key': API_KEY, origin };
    const payload = { code: 'wrong' };
    const response = await server.app.inject({ method: 'POST', url: UNLOCK, headers, payload });
    expect(response.statusCode).toBe(403);
    expect(response.headers['access-control-allow-origin']).toBe(allowed);
  });

  it.each([
    [STRANGER, undefined],
    [SHELL, SHELL],
  ])('from %s for what is a visitor’s own may be read by %s', async (origin, allowed) => {
    for (const path of ['user-settings/current', 'quiz-response?document_id=101']) {
      const { statusCode, headers } = await server.get(`/api/v3/${path}`, { origin });
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([401, allowed]);
    }
  });

  it('respond to OPTIONS without a requested method as to any other method', async () => {
    const headers = { 'api-key': API_KEY };
    const response = await server.app.inject({ method: 'OPTIONS', url: UNLOCK, headers });
    expect(response.statusCode).toBe(405);
  });
});
