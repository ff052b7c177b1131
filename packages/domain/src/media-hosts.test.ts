import { describe, expect, it } from 'vitest';
import { chooseMediaHosts, onNewMediaHost, readMediaHost, readMediaHosts } from './media-hosts.ts';

const hosts = {
  'mm.example': 'ems.example',
  'dms01.example:8443': 'ems.example:444',
  'dms-cf-#.example': 'ems.example',
};

describe('an address of a medium', () => {
  it.each([
    ['https://mm.example/image/01?dimension=1x2#a', 'https://ems.example/image/01?dimension=1x2#a'],
    ['http://mm.example/image/01', 'https://ems.example/image/01'],
    ['HTTPS://MM.Example/Image/01', 'https://ems.example/Image/01'],
    ['https://dms01.example:8443/a', 'https://ems.example:444/a'],
    ['https://dms-cf-07.example/image/01', 'https://ems.example/image/01'],
    ['https://mm.example', 'https://ems.example'],
    ['https://mm.example?a=1', 'https://ems.example?a=1'],
  ])('%s moves to %s', (old, now) => expect(onNewMediaHost(old, () => hosts)).toBe(now));

  it.each([
    '/media/image/0123456789abcdef',
    'https://ems.example/image/01',
    'https://dms01.example/a',
    'https://dms-cf-.example/a',
    'https://dms-cf-test.example/a',
    'https://mm.example.other.example/a',
    'https://other.example/mm.example/a',
    'https://mm.example@other.example/a',
    'https://somebody@mm.example/a',
    '/go?to=https://mm.example/a',
    '//mm.example/a',
    'HTTPS://Other.example/%7Ea',
    'https://constructor/a',
    'https://mm.example:99999/',
    'ftp://mm.example/a',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'mm.example/a',
    '',
  ])('%j stays', (url) => expect(onNewMediaHost(url, () => hosts)).toBe(url));
});

it('asks for no table where there is no host', () => {
  const hosts = () => {
    throw new Error('requested');
  };
  expect(onNewMediaHost('/media/image/a', hosts)).toBe('/media/image/a');
});

describe('a host of media', () => {
  it.each([
    ['mm.example', 'mm.example'],
    ['MM.Example', 'mm.example'],
    ['mm.example:8443', 'mm.example:8443'],
    ['[::1]', '[::1]'],
  ])('is read from %s', (text, host) => expect(readMediaHost(text)).toBe(host));

  it.each([
    '',
    'a b',
    'https://mm.example',
    'mm.example/image',
    'x@mm.example',
    'a;b',
    '*.example',
    'mm.example?',
    'a\\b',
  ])('is not read from %j', (text) => expect(readMediaHost(text)).toBeUndefined());
});

it('holds pairs of hosts as settings write them', () => {
  const invalidEntries: string[] = [];
  const setting = 'MM.example=ems.example, dms#.example=ems.example:444, mm.example=ems#.example';
  expect(readMediaHosts(setting, (entry) => invalidEntries.push(entry))).toEqual({
    'mm.example': 'ems.example',
    'dms#.example': 'ems.example:444',
  });
  expect(invalidEntries).toEqual(['mm.example=ems#.example']);
});

describe('old hosts of the archive', () => {
  const choose = (setting: string | undefined, archive: string | undefined) =>
    chooseMediaHosts(setting, archive, (entry) => expect.fail(entry));
  const moved = (url: string) =>
    onNewMediaHost(url, () => choose(undefined, 'https://files.example/dms'));

  it.each(['mm', 'dms01', 'dms10', 'fdms01', 'dms-cf-03'])(
    'give way to the new one: %s',
    (name) => {
      const path = '/image/012wAbCdEfGh?dimension=max';
      expect(moved(`https://${name}.dimu.org${path}`)).toBe(`https://files.example${path}`);
    },
  );

  it.each(['qdms', 'ems', 'api', 'dms-test', 'www'])('are not those in use: %s', (name) => {
    const url = `https://${name}.dimu.org/image/012wAbCdEfGh`;
    expect(moved(url)).toBe(url);
  });

  it('are none where a setting says so, or where there is no archive', () => {
    expect(choose('-', 'https://ems.example')).toBeUndefined();
    expect(choose(undefined, undefined)).toBeUndefined();
    expect(choose('mm.example=a.example', 'https://ems.example')).toEqual({
      'mm.example': 'a.example',
    });
  });
});
