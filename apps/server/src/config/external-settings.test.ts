import { describe, expect, it } from 'vitest';
import { readFrom } from '#test/settings.ts';
import { fillUrlTemplate, readExternalSettings, readRouting } from './external-settings.ts';

function read(env: Record<string, string> = {}, environment: 'local' | 'production' = 'local') {
  const { settings, issues } = readFrom(env, (setting, report) =>
    readExternalSettings(setting, environment, report),
  );
  return { ...settings, issues };
}

describe('settings of the external services', () => {
  it('contain no service and no archive in the local environment by default', () => {
    expect(read()).toMatchObject({ services: {}, archive: undefined });
    const { services, archive } = read({
      VARDE_NAMES_URL: 'https://names.example/{id}',
      VARDE_ARCHIVE_URL: 'https://archive.example/',
    });
    expect(Object.keys(services)).toEqual(['names']);
    expect(archive).toBe('https://archive.example');
  });

  it('read the key of the museum database without its URL', () => {
    expect(read().objectsKey).toBe('demo');
    expect(read({ VARDE_OBJECTS_KEY: 'mine' }).objectsKey).toBe('mine');
  });

  it('default to the public services in other environments', () => {
    const { services, archive } = read({}, 'production');
    expect(services.names?.urlTemplate).toBe('https://kulturnav.org/api/{id}');
    expect(services.objects).toBeUndefined();
    expect(services.museums).toBeUndefined();
    expect(archive).toBe('https://ems.dimu.org');
  });

  it('disable a service by a hyphen', () => {
    const off = { VARDE_NAMES_URL: '-', VARDE_ARCHIVE_URL: '-' };
    const { services, archive } = read(off, 'production');
    expect([services.names, archive]).toEqual([undefined, undefined]);
  });

  it.each(['kulturnav.org/api/{id}', 'ftp://kulturnav.org/{id}', '/names/{id}'])(
    'reject the URL %s',
    (url) => expect(read({ VARDE_NAMES_URL: url }).issues).toHaveLength(1),
  );

  it('enable IIIF images of the archive only by a configured URL', () => {
    const name = 'VARDE_ARCHIVE_IIIF_URL';
    const url = 'https://iiif.example/3/{id}';
    expect(read({}, 'production').archiveIiif).toBeUndefined();
    expect(read({ [name]: url }).archiveIiif).toBe(url);
    for (const wrong of ['https://iiif.example/3', 'http://iiif.example/{id}', '/iiif/3/{id}'])
      expect(read({ [name]: wrong }).issues).toHaveLength(1);
  });

  it('reject a URL template without its placeholder', () => {
    expect(read({ VARDE_NAMES_URL: 'https://kulturnav.org/api' }).issues).toHaveLength(1);
  });

  it('encode values in a URL template', () => {
    const service = { urlTemplate: 'https://a.example/{id}?k={key}', key: 'a&b' };
    expect(fillUrlTemplate(service, { id: '../x?y' })).toBe('https://a.example/..%2Fx%3Fy?k=a%26b');
  });
});

const readRouter = (env: Record<string, string>) => readFrom(env, readRouting);

describe('settings of the router', () => {
  it.each<Record<string, string>>([{}, { VARDE_ROUTING_URL: '-' }])('ask nobody by %j', (env) => {
    expect(readRouter(env)).toEqual({ settings: undefined, issues: [] });
  });

  it('accept a custom path and key', () => {
    const { settings } = readRouter({
      VARDE_ROUTING_URL: 'https://router.example/',
      VARDE_ROUTING_FORMAT: 'graphhopper',
      VARDE_ROUTING_PATH: '/gh?{points}&k={key}',
      VARDE_ROUTING_KEY: 'secret',
    });
    expect(settings).toEqual({
      format: 'graphhopper',
      base: 'https://router.example',
      path: '/gh?{points}&k={key}',
      key: 'secret',
    });
  });

  it.each<Record<string, string>>([
    { VARDE_ROUTING_URL: 'router.example' },
    { VARDE_ROUTING_URL: '/router' },
    { VARDE_ROUTING_URL: 'https://router.example', VARDE_ROUTING_FORMAT: 'google' },
    { VARDE_ROUTING_URL: 'https://router.example', VARDE_ROUTING_PATH: '/route' },
  ])('reject %j', (env) => expect(readRouter(env).issues).toHaveLength(1));
});
