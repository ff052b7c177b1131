import { describe, expect, it } from 'vitest';
import { STORE_ONLY_HEADER } from '#platform/offline-store.ts';
import { routeOf, type Route } from './answer-request.ts';
import { asks, opens, ORIGIN } from './testing/build-stores.ts';

describe('routeOf', () => {
  it.each<[string, Request, Route]>([
    ['a page', opens('/rebus/401'), 'page'],
    ['the front page', opens('/'), 'page'],
    ["the editors' preview", opens('/preview?document=101'), 'pass'],
    ['the way to sign in', opens('/identity/oauth2/authorize'), 'pass'],
    ['a picture opened alone', opens('/media/image/abc'), 'pass'],
    ['a file of the build', asks('/assets/app-x1.js'), 'file'],
    ['a call', asks('/api/v3/documents/401?include_media=true'), 'call'],
    [
      'a call with a grant',
      asks('/api/v3/documents/1', { headers: { 'unlock-grant': 'x' } }),
      'pass',
    ],
    ['a call of who is signed in', asks('/api/v3/x', { headers: { authorization: 'x' } }), 'pass'],
    ['what is written', asks('/api/v3/documents/1/unlock', { method: 'POST' }), 'pass'],
    ['a picture', asks('/media/image/abc?dimension=334x200'), 'picture'],
    ['a piece of the map', asks('/basemap/nordic.pmtiles'), 'tiles'],
    ['anything else', asks('/favicon.svg'), 'pass'],
    ['a pack that is being stored', asks('/api/v3/documents/1', { cache: 'no-cache' }), 'pass'],
    ['a page read back', asks('/rebus/401', { headers: { [STORE_ONLY_HEADER]: '1' } }), 'page'],
    ['another host', new Request('https://other.example/assets/app.js'), 'pass'],
  ])('knows %s', (_what, request, route) => {
    expect(routeOf(request, ORIGIN)).toBe(route);
  });
});
