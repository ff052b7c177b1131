import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Check } from 'typebox/value';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { Problem } from '@varde/contract/common';
import { clientErrorHandler } from './error-handler.ts';
import { createStartupServer, type StartupServer } from './startup-server.ts';
import { PortProblem } from './port.ts';

const open: StartupServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(async (server) => server.isClosing || server.close()));
});

async function openServer(
  ...options: Parameters<typeof createStartupServer>
): Promise<{ server: StartupServer; port: number; origin: string }> {
  const server = createStartupServer(...options);
  open.push(server);
  const port = await server.listen('127.0.0.1', 0);
  return { server, port, origin: `http://127.0.0.1:${port}` };
}

/** Sends raw text; `response` is everything received until the connection ended. */
function send(port: number, text: string): { socket: Socket; response: Promise<string> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let received = '';
  socket.on('data', (bytes) => (received += String(bytes)));
  return { socket, response: once(socket, 'close').then(() => received) };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

describe('the startup server on an unusable port or host', () => {
  it('reports a taken port and the fix in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const listening = createStartupServer().listen('127.0.0.1', port);
    await expect(listening).rejects.toThrow(PortProblem);
    await expect(listening).rejects.toThrow(`Port ${port} is taken by another program`);
    other.close();
  });

  it('reports a host that the machine does not have', async () => {
    await expect(createStartupServer().listen('192.0.2.1', 0)).rejects.toThrow(
      'This machine has no address 192.0.2.1',
    );
  });
});

describe('the startup server before the app is ready', () => {
  it('is alive but not ready', async () => {
    const { origin } = await openServer();
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('sends programs problem details with Retry-After', async () => {
    const { origin } = await openServer();
    const id = 'f5314cf2-188a-46fb-b8bc-1759db4c32a6';
    const headers = { 'Correlation-Id': id };
    const response = await fetch(`${origin}/api/v3/documents/101`, { headers });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const problem: unknown = await response.json();
    expect(Check(Problem, problem)).toBe(true);
    expect(problem).toMatchObject({ type: '/problems/unavailable', correlation_id: id });
  });

  it('sends browsers a page that refreshes itself', async () => {
    const { origin } = await openServer();
    const response = await fetch(`${origin}/article/101`, { headers: { accept: 'text/html,*/*' } });
    expect([response.status, response.headers.get('refresh')]).toEqual([503, '2']);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('<h1>The guide is starting</h1>');
  });
});

it('the startup server sends its security headers before the app is ready', async () => {
  const transport = { 'Strict-Transport-Security': 'max-age=1' };
  const { origin } = await openServer([], undefined, transport);
  for (const path of ['/healthz', '/', '/api/v3/documents/'])
    expect((await fetch(origin + path)).headers.get('strict-transport-security')).toBe('max-age=1');
});

describe('stopping the startup server', () => {
  it('completes a response in flight, closes its connection and accepts no new ones', async () => {
    const { server, port } = await openServer();
    const [entered, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.serverFactory((_request, response) => {
      entered.resolve();
      void gate.promise.then(() => response.end('whole'));
    });
    server.open();
    const { response: answer } = send(port, REQUEST);
    await entered.promise;
    const closed = server.close();
    expect(server.isClosing).toBe(true);
    gate.resolve();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*whole/s);
    await closed;
    const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [{ code: string }];
    expect(error.code).toBe('ECONNREFUSED');
  });

  it('responds to requests sent before on idle and new connections, with Connection: close', async () => {
    const { server, port } = await openServer();
    server.serverFactory((_request, response) => response.end('whole'));
    server.open();
    const idle = send(port, REQUEST);
    await once(idle.socket, 'data');
    idle.socket.write(REQUEST);
    const fresh = send(port, REQUEST);
    await once(fresh.socket, 'connect');
    // Longer than they are on their way on a busy machine.
    await server.close(2_000);
    expect((await idle.response).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(await fresh.response).toMatch(/Connection: close/i);
  });

  it('is not delayed by connections without a request', async () => {
    const { server, port } = await openServer();
    const silent = send(port, '');
    await once(silent.socket, 'connect');
    await server.close();
    expect(await silent.response).toBe('');
  });
});

describe('the limits of connections', () => {
  const LIMITS = { headersWithinMs: 100, requestWithinMs: 200, checkEveryMs: 20, perAddress: 8 };
  const HALF_BODY = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf';

  /** Time for many connections, on a busy machine too. */
  const PATIENT = { ...LIMITS, headersWithinMs: 60_000, requestWithinMs: 60_000 };

  /** With the app's handling of broken requests. */
  async function openLimited(proxies: readonly string[] = [], limits = LIMITS) {
    const { server, ...rest } = await openServer(proxies, limits);
    const http = server.serverFactory(() => {});
    http.on('clientError', clientErrorHandler({}));
    server.open();
    const connections = () =>
      new Promise<number>((resolve) => http.getConnections((_error, count) => resolve(count)));
    return { ...rest, connections };
  }

  /** A client that closes nothing by itself. */
  function hold(port: number, text: string): Promise<string> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.write(text),
    );
    let received = '';
    socket.on('data', (bytes) => (received += String(bytes)));
    onTestFinished(() => void socket.destroy());
    return once(socket, 'end').then(() => received);
  }

  it.each([
    ['half the headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['half a body', HALF_BODY],
    ['nothing', ''],
  ])('free a connection that has sent %s, though its client keeps it open', async (_what, text) => {
    const { port, connections } = await openLimited();
    const ends = await Promise.all([hold(port, text), hold(port, text), hold(port, text)]);
    for (const end of ends) {
      expect(end).toMatch(/^HTTP\/1\.1 408 The request took too long\r\n/);
      expect(Check(Problem, JSON.parse(end.split('\r\n\r\n')[1] ?? ''))).toBe(true);
    }
    await expect.poll(connections).toBe(0);
  });

  it('refuse an address that holds too many, until it closes some', async () => {
    const { port, connections } = await openLimited([], PATIENT);
    const held = Array.from({ length: LIMITS.perAddress }, () => send(port, HALF_BODY));
    await expect.poll(connections).toBe(LIMITS.perAddress);
    // Refused without a word.
    expect(await send(port, REQUEST).response.catch(() => '')).toBe('');
    for (const { socket } of held) socket.destroy();
    await expect.poll(connections).toBe(0);
    const { socket } = send(port, REQUEST);
    await expect.poll(connections).toBe(1);
    socket.destroy();
  });

  it.each([['127.0.0.1'], ['127.0.0.0/8']])('do not bind the proxy %s', async (proxy) => {
    const { port, connections } = await openLimited([proxy], PATIENT);
    const held = Array.from({ length: LIMITS.perAddress + 1 }, () => send(port, HALF_BODY));
    await expect.poll(connections).toBe(held.length);
    for (const { socket } of held) socket.destroy();
  });
});
