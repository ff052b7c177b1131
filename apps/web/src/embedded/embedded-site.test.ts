import { describe, expect, it } from 'vitest';
import { readEmbeddedSite } from './embedded-site.ts';

const env = { VARDE_API_URL: 'https://varde.example', VARDE_API_KEY: 'key' };

describe('readEmbeddedSite', () => {
  it('reads the server, in the environment production', () => {
    expect(readEmbeddedSite(env)).toEqual({
      archiveHost: 'ems.dimu.org',
      mediaHosts: expect.objectContaining({ 'mm.dimu.org': 'ems.dimu.org' }) as unknown,
      server: 'https://varde.example',
      origin: 'https://varde.example',
      environment: 'production',
      profile: {},
      otherEnvironments: [],
      contact: undefined,
      apiKey: 'key',
      analytics: { endpoint: 'https://varde.example/visits', kind: 'own', respects: [] },
    });
  });

  it('counts visits at the server unless analytics is off', () => {
    expect(readEmbeddedSite({ ...env, VARDE_ANALYTICS: 'off' }).analytics).toBeUndefined();
  });

  it('reads a public URL and a contact', () => {
    const more = { VARDE_PUBLIC_URL: 'https://www.museum.example/', VARDE_CONTACT: 'mailto:a@b.c' };
    expect(readEmbeddedSite({ ...env, ...more })).toMatchObject({
      server: 'https://varde.example',
      origin: 'https://www.museum.example',
      contact: 'mailto:a@b.c',
    });
  });

  it('reads replacements of old media hosts as the server does', () => {
    const more = {
      VARDE_OLD_MEDIA_HOSTS: 'MM.example=ems.example',
      VARDE_ARCHIVE_URL: 'https://files.example/dms',
    };
    expect(readEmbeddedSite({ ...env, ...more })).toMatchObject({
      mediaHosts: { 'mm.example': 'ems.example' },
      archiveHost: 'files.example',
    });
    expect(readEmbeddedSite({ ...env, VARDE_ARCHIVE_URL: '-' }).archiveHost).toBeUndefined();
  });

  it.each([
    [{}, /VARDE_API_URL is missing[^]*VARDE_API_KEY is missing/],
    [{ ...env, VARDE_API_URL: ' ' }, /VARDE_API_URL is missing/],
    [{ ...env, VARDE_API_URL: 'varde.example' }, /VARDE_API_URL is 'varde.example'/],
    [{ ...env, VARDE_API_URL: 'https://varde.example/api' }, /without a path/],
    [{ ...env, VARDE_API_URL: 'ftp://varde.example' }, /VARDE_API_URL/],
    [{ ...env, VARDE_API_KEY: 'to ord' }, /VARDE_API_KEY/],
    [{ ...env, VARDE_OLD_MEDIA_HOSTS: 'mm.example' }, /VARDE_OLD_MEDIA_HOSTS holds 'mm.example'/],
    [{ ...env, VARDE_PUBLIC_URL: 'museum' }, /VARDE_PUBLIC_URL is 'museum'/],
  ])('rejects %j', (settings, message) => {
    expect(() => readEmbeddedSite(settings)).toThrow(message);
  });
});
