import { EMBED_PROVIDERS, embedUrls } from '@varde/domain/embeds';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

/** Sources that a directive allows. */
function allowed(directive: string, policy = pagePolicy({ scriptHashes: ['sha256-abc='] })) {
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

const IDS = {
  youtube: 'dQw4w9WgXcQ',
  vimeo: '76979871',
  sketchfab: '0123456789abcdef0123456789abcdef',
};

describe('the page policy', () => {
  it.each(EMBED_PROVIDERS)('allows frames of %s', (provider) => {
    const { frame = '' } = embedUrls(provider, IDS[provider]) ?? {};
    expect(allowed('frame-src')).toContain(new URL(frame).origin);
  });

  it.each([
    ['default-src', "'self'"],
    ['script-src', "'self' 'sha256-abc='"],
    ['style-src', "'self' 'unsafe-inline'"],
    ['img-src', "'self' data: blob:"],
    ['connect-src', "'self' blob: data:"],
    ['media-src', "'self' blob:"],
    ['worker-src', "'self'"],
    ['font-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['object-src', "'none'"],
  ])('allows by %s only %s', (directive, sources) => {
    expect(allowed(directive)).toEqual(sources.split(' '));
  });

  it('allows images, audio and video from further hosts, and nothing else from them', () => {
    const policy = pagePolicy({ scriptHashes: [], mediaHosts: ['a.example', 'b.example'] });
    for (const directive of ['img-src', 'connect-src', 'media-src'])
      expect(allowed(directive, policy)?.slice(1, 3)).toEqual([
        'https://a.example',
        'https://b.example',
      ]);
    expect(policy.match(/a\.example/g)).toHaveLength(3);
  });

  it('allows no other frames', () => {
    expect(allowed('frame-src')).toHaveLength(EMBED_PROVIDERS.length + 1);
  });

  it('allows the host of the basemap for its tiles only', () => {
    const map = {
      kind: 'raster',
      address: 'https://tiles.example/{z}/{y}/{x}.png',
      attribution: '©',
      maxZoom: 18,
    } as const;
    const policy = pagePolicy({ scriptHashes: [], map });
    for (const directive of ['img-src', 'connect-src'])
      expect(allowed(directive, policy)).toContain('https://tiles.example');
    expect(allowed('script-src', policy)).not.toContain('https://tiles.example');
    const own = pagePolicy({ scriptHashes: [], map: { ...map, address: '/basemap/own.pmtiles' } });
    expect(own).toBe(pagePolicy({ scriptHashes: [] }));
  });

  it('allows the hosts of a map style for its resources only', () => {
    const map = {
      kind: 'style',
      address: 'https://style.example/light.json',
      darkAddress: 'https://style.example/dark.json',
      origins: ['https://tiles.example', 'https://letters.example'],
      attribution: '©',
      maxZoom: 18,
    } as const;
    const policy = pagePolicy({ scriptHashes: [], map });
    const hosts = ['https://style.example', 'https://tiles.example', 'https://letters.example'];
    for (const directive of ['img-src', 'connect-src'])
      expect(allowed(directive, policy)?.filter((source) => source.includes('//'))).toEqual(hosts);
    expect(allowed('script-src', policy)?.join()).not.toContain('example');
  });

  it('allows images, audio and responses from a separate server', () => {
    const policy = pagePolicy({ scriptHashes: [], server: 'https://museum.example' });
    for (const directive of ['default-src', 'img-src', 'media-src', 'connect-src'])
      expect(allowed(directive, policy)).toContain('https://museum.example');
    expect(allowed('script-src', policy)).not.toContain('https://museum.example');
  });

  it('allows profile images from the named origins, and nothing else from them', () => {
    const policy = pagePolicy({ scriptHashes: [], pictures: ['https://faces.example'] });
    expect(allowed('img-src', policy)).toContain('https://faces.example');
    expect(policy.match(/faces\.example/g)).toHaveLength(1);
  });

  describe('with analytics', () => {
    const open = (endpoint: string, google = false) =>
      pagePolicy({
        scriptHashes: [],
        analytics: { endpoint, kind: 'events', respects: [], google },
      });

    it('allows no other host for the server’s own collector', () => {
      expect(open('/visits')).toBe(pagePolicy({ scriptHashes: [] }));
    });

    it('allows connections to an external collector, and nothing else from it', () => {
      const policy = open('https://count.example/events?site=1');
      expect(allowed('connect-src', policy)).toContain('https://count.example');
      expect(policy.match(/count\.example/g)).toHaveLength(1);
    });

    it('allows Google’s tag only when it is enabled', () => {
      expect(open('/visits')).not.toContain('google');
      const policy = open('/visits', true);
      expect(allowed('script-src', policy)).toContain('https://www.googletagmanager.com');
      expect(allowed('connect-src', policy)).toContain('https://*.google-analytics.com');
      expect(allowed('default-src', policy)).toEqual(["'self'"]);
    });
  });
});
