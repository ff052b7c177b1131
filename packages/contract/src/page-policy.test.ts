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

describe('what a page may load', () => {
  it.each(EMBED_PROVIDERS)('frames the player of %s', (provider) => {
    const { frame = '' } = embedUrls(provider, IDS[provider]) ?? {};
    expect(allowed('frame-src')).toContain(new URL(frame).origin);
  });

  it('frames nobody else, and takes nothing else from other hosts', () => {
    expect(allowed('frame-src')).toHaveLength(EMBED_PROVIDERS.length + 1);
    for (const directive of ['default-src', 'script-src', 'img-src', 'media-src', 'connect-src'])
      expect(allowed(directive)?.filter((source) => source.includes('//'))).toEqual([]);
  });

  it('fetches the ground of the map where it is, and only that', () => {
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

  it('fetches the pieces of a map’s style where they are, and only that', () => {
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

  it('runs no text as script but what was reckoned, and no WebAssembly', () => {
    expect(allowed('script-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect(allowed('worker-src')).toEqual(["'self'"]);
  });

  it('takes pictures, sound and answers from the server where that is another', () => {
    const policy = pagePolicy({ scriptHashes: [], server: 'https://museum.example' });
    for (const directive of ['default-src', 'img-src', 'media-src', 'connect-src'])
      expect(allowed(directive, policy)).toContain('https://museum.example');
    expect(allowed('script-src', policy)).not.toContain('https://museum.example');
  });

  it('takes visitors’ own pictures from the origins that are named, and nothing else from there', () => {
    const policy = pagePolicy({ scriptHashes: [], pictures: ['https://faces.example'] });
    expect(allowed('img-src', policy)).toContain('https://faces.example');
    expect(policy.match(/faces\.example/g)).toHaveLength(1);
  });

  describe('with visits counted', () => {
    const open = (endpoint: string, google = false) =>
      pagePolicy({
        scriptHashes: [],
        analytics: { endpoint, kind: 'events', respects: [], google },
      });

    it('by the server itself asks nobody else', () => {
      expect(open('/visits')).toBe(pagePolicy({ scriptHashes: [] }));
    });

    it('elsewhere asks that one host, and only asks', () => {
      const policy = open('https://count.example/events?site=1');
      expect(allowed('connect-src', policy)).toContain('https://count.example');
      expect(policy.match(/count\.example/g)).toHaveLength(1);
    });

    it('lets Google’s tag run only where it is switched on', () => {
      expect(open('/visits')).not.toContain('google');
      const policy = open('/visits', true);
      expect(allowed('script-src', policy)).toContain('https://www.googletagmanager.com');
      expect(allowed('connect-src', policy)).toContain('https://*.google-analytics.com');
      expect(allowed('default-src', policy)).toEqual(["'self'"]);
    });
  });
});
