import { describe, expect, it } from 'vitest';
import { readFrom } from '#test/settings.ts';
import { fillUrlTemplate, readExternalSettings } from './external-settings.ts';

function read(env: Record<string, string> = {}, environment: 'local' | 'production' = 'local') {
  const { settings, issues } = readFrom(env, (setting, report) =>
    readExternalSettings(setting, environment, report),
  );
  return { ...settings, issues };
}

describe('settings of the services outside', () => {
  it('name no service and no archive in local unless told to', () => {
    expect(read()).toMatchObject({ services: {}, archive: undefined });
    const { services, archive } = read({
      VARDE_NAMES_URL: 'https://names.example/{id}',
      VARDE_ARCHIVE_URL: 'https://archive.example/',
    });
    expect(Object.keys(services)).toEqual(['names']);
    expect(archive).toBe('https://archive.example');
  });

  it('have a key of the museum database without its address', () => {
    expect(read().objectsKey).toBe('demo');
    expect(read({ VARDE_OBJECTS_KEY: 'mine' }).objectsKey).toBe('mine');
  });

  it('ask the services themselves elsewhere', () => {
    const { services, archive } = read({}, 'production');
    expect(services.names?.urlTemplate).toBe('https://kulturnav.org/api/{id}');
    expect(services.objects).toBeUndefined();
    expect(services.museums).toBeUndefined();
    expect(archive).toBe('https://ems.dimu.org');
  });

  it('say one off with a hyphen', () => {
    const off = { VARDE_NAMES_URL: '-', VARDE_ARCHIVE_URL: '-' };
    const { services, archive } = read(off, 'production');
    expect([services.names, archive]).toEqual([undefined, undefined]);
  });

  it.each(['kulturnav.org/api/{id}', 'ftp://kulturnav.org/{id}', '/names/{id}'])(
    'refuse %s',
    (url) => expect(read({ VARDE_NAMES_URL: url }).issues).toHaveLength(1),
  );

  it('give pictures of the archive by IIIF only where told how', () => {
    const name = 'VARDE_ARCHIVE_IIIF_URL';
    const url = 'https://iiif.example/3/{id}';
    expect(read({}, 'production').archiveIiif).toBeUndefined();
    expect(read({ [name]: url }).archiveIiif).toBe(url);
    for (const wrong of ['https://iiif.example/3', 'http://iiif.example/{id}', '/iiif/3/{id}'])
      expect(read({ [name]: wrong }).issues).toHaveLength(1);
  });

  it('refuse an address that names nothing', () => {
    expect(read({ VARDE_NAMES_URL: 'https://kulturnav.org/api' }).issues).toHaveLength(1);
  });

  it('fill in an address so that nothing breaks out of its place', () => {
    const service = { urlTemplate: 'https://a.example/{id}?k={key}', key: 'a&b' };
    expect(fillUrlTemplate(service, { id: '../x?y' })).toBe('https://a.example/..%2Fx%3Fy?k=a%26b');
  });
});
