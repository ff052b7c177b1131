import type dns from 'node:dns';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMockServer, type MockServer } from '#test/mock-server.ts';
import { createGuardedFetch, isPrivateHost, isPublicIp, OwnNetworkError } from './guarded-fetch.ts';

describe('isPublicIp', () => {
  it.each([
    ['this network', '0.0.0.0', '0.1.2.3'],
    ['private', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['shared by a carrier', '100.64.0.1', '100.127.255.255'],
    ['loopback', '127.0.0.1', '127.255.0.1', '::1'],
    ['link-local, such as a cloud’s metadata', '169.254.169.254', 'fe80::1', 'febf::1'],
    ['protocol assignments', '192.0.0.8', '192.0.0.170', '2001:1::1', '2001:2::1', '2001:20::1'],
    ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['6to4', '192.88.99.1', '2002:7f00:1::', '2002:a9fe:a9fe::1'],
    ['benchmarking', '198.18.0.1', '198.19.255.255'],
    ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
    ['reserved', '240.0.0.1', '255.255.255.255'],
    ['unspecified', '::'],
    ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::127.0.0.1', '::a9fe:a9fe', '::8.8.8.8'],
    ['IPv4-translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::a9fe:a9fe'],
    ['Teredo', '2001::1', '2001:0:7f00:1::1'],
    ['discarded', '100::1'],
    ['unique local', 'fc00::1', 'fd12:3456::1'],
    ['site-local', 'fec0::1', 'feff::1'],
    ['segment routing', '5f00::1'],
    ['with a zone', 'fe80::1%eth0'],
    ['not assigned', '4000::1', '1::1'],
    ['not an address', '', 'localhost', '127.1', '0x7f000001'],
  ])('is false for addresses that are %s', (_, ...ipAddresses) => {
    expect(ipAddresses.filter(isPublicIp)).toEqual([]);
  });

  it.each(['93.184.215.14', '9.9.9.9', '172.32.0.1', '2606:2800:21f::1', '2a02:c0::1'])(
    'is true for %s',
    (ipAddress) => expect(isPublicIp(ipAddress)).toBe(true),
  );
});

describe('isPrivateHost', () => {
  it.each(['127.0.0.1', '[::1]', '[2002:7f00:1::]', 'localhost'])('is true for %s', async (host) =>
    expect(await isPrivateHost(host)).toBe(true),
  );
  it.each(['93.184.215.14', '[2606:2800:21f::1]', 'nothing.invalid'])(
    'is false for %s',
    async (host) => expect(await isPrivateHost(host)).toBe(false),
  );
});

describe('guarded fetch', () => {
  let server: MockServer;
  let other: MockServer;
  beforeEach(async () => {
    [server, other] = [await openMockServer(), await openMockServer()];
    server.play('/a', { body: { n: 1 } });
    other.play('/secret', { body: { inner: 'secret of the own network' } });
  });
  afterEach(async () => void (await Promise.all([server.close(), other.close()])));

  const refused = expect.objectContaining({
    cause: expect.any(OwnNetworkError) as unknown,
  }) as unknown;
  const portOf = ({ origin }: MockServer) => new URL(origin).port;
  const redirectTo = (location: string) =>
    server.play('/leave', { status: 302, headers: { location } });

  it('reaches the configured origin in the own network, and follows its own redirects', async () => {
    const fetch = await createGuardedFetch({ ownOrigin: server.origin });
    redirectTo('/a');
    expect(await (await fetch(`${server.origin}/leave`)).json()).toEqual({ n: 1 });
  });

  it.each([
    ['another port', () => `${other.origin}/secret`],
    ['a name of this machine', () => `http://localhost:${portOf(other)}/secret`],
    ['an IPv4-mapped address', () => `http://[::ffff:127.0.0.1]:${portOf(other)}/secret`],
    ['all addresses of this machine', () => `http://0.0.0.0:${portOf(other)}/secret`],
    ['a number', () => `http://2130706433:${portOf(other)}/secret`],
    ['a 6to4 address', () => 'http://[2002:7f00:1::]/secret'],
    ['a cloud’s metadata', () => 'http://169.254.169.254/latest/meta-data'],
  ])('does not follow a redirect of the configured origin to %s', async (_, location) => {
    const fetch = await createGuardedFetch({ ownOrigin: server.origin });
    redirectTo(location());
    await expect(fetch(`${server.origin}/leave`)).rejects.toEqual(refused);
    expect(other.requests).toEqual([]);
  });

  it('reaches nothing in the own network when nothing is configured', async () => {
    await expect((await createGuardedFetch())(`${server.origin}/a`)).rejects.toEqual(refused);
    expect(server.requests).toEqual([]);
  });

  /** @param answers of one resolution after the other; the last one is repeated */
  function resolver(...answers: string[][]) {
    const names: string[] = [];
    const lookup = (name: string, _options: object, callback: (...found: unknown[]) => void) => {
      const answer = answers[Math.min(names.length, answers.length - 1)] ?? [];
      names.push(name);
      callback(
        null,
        answer.map((address) => ({ address, family: 4 })),
      );
    };
    return { names, lookup: lookup as typeof dns.lookup };
  }
  const isAllowed = (ipAddress: string) => ipAddress === '127.0.0.1';

  it('connects to the address that it has checked, although the name changes (rebinding)', async () => {
    const { names, lookup } = resolver(['127.0.0.1'], ['127.0.0.2']);
    const fetch = await createGuardedFetch({ lookup, isAllowed });
    const response = await fetch(`http://rebind.example:${portOf(server)}/a`);
    expect(await response.json()).toEqual({ n: 1 });
    expect(names).toEqual(['rebind.example']);
  });

  it.each([
    ['a public and a private address', ['93.184.215.14', '127.0.0.1']],
    ['a private address', ['10.0.0.1']],
    ['no address', []],
  ])('does not connect to a name with %s', async (_, addresses) => {
    const { lookup } = resolver(addresses);
    const fetch = await createGuardedFetch({ lookup });
    await expect(fetch(`http://rebind.example:${portOf(server)}/a`)).rejects.toThrow(
      'fetch failed',
    );
    expect(server.requests).toEqual([]);
  });
});
