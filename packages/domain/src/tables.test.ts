import { describe, expect, it } from 'vitest';
import { CREDIT_TYPE_IDS, creditType } from './credits.ts';
import { documentKind, SCHEMA_IDS } from './document-kinds.ts';
import { licenseUrl, licenseName } from './licenses.ts';
import {
  boxSources,
  fittedImageUrl,
  imageSources,
  imageSourceSet,
  isShownImage,
  parseDimension,
} from './media-kinds.ts';
import { searchConfiguration } from './search-languages.ts';

it('credit types fill the ids 1 to 20 of specification §3.2, each once', () => {
  const ids = Object.values(CREDIT_TYPE_IDS).sort((a, b) => a - b);
  expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(creditType(1)).toBe('producer');
  expect(creditType(6)).toBe('collection');
  expect(creditType(21)).toBeUndefined();
});

describe('schema ids', () => {
  it.each([
    ['article', 2],
    ['group', 12],
    ['kiosk-presentation', 13],
    ['kiosk-device', 14],
    ['owner', 31],
    ['rebus', 32],
  ] as const)('%s is %d in production', (kind, id) => {
    expect(SCHEMA_IDS[kind]).toBe(id);
    expect(documentKind(id)).toBe(kind);
  });

  it('are undefined for an unknown kind', () => expect(documentKind(999)).toBeUndefined());
});

describe('licences', () => {
  it.each([
    ['by-sa', '4.0', 'CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
    ['by', '3.0', 'CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
    ['cc0', undefined, 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    [
      'pdm',
      undefined,
      'Public Domain Mark 1.0',
      'https://creativecommons.org/publicdomain/mark/1.0/',
    ],
    ['copyright', undefined, undefined, undefined],
  ] as const)('%s %s have a name and a URL', (license, version, name, url) => {
    expect(licenseName(license, version)).toBe(name);
    expect(licenseUrl(license, version)).toBe(url);
  });
});

it.each([
  ['no', 'norwegian'],
  ['nn', 'norwegian'],
  ['sv', 'swedish'],
  ['ro', 'romanian'],
  ['se', 'simple'],
])('texts in %s are stemmed as %s', (language, configuration) => {
  expect(searchConfiguration(language)).toBe(configuration);
});

describe('images', () => {
  it.each([
    [{ width: 100, height: 50 }, ['167x84 100w']],
    [{ width: 334, height: 3 }, ['167x2 167w', '334x3 334w']],
    [
      { width: 700, height: 1400 },
      ['167x334 167w', '334x668 334w', '640x1280 640w', '960x1920 700w'],
    ],
    [{ width: 9000, height: 10 }, ['2560x3 2560w', '3500x4 3500w']],
  ])('of %j are requested in widths up to the next larger one', (size, largest) => {
    const set = imageSourceSet(imageSources('/a', size));
    const last = largest.map((one) => `/a?dimension=${one}`).join(', ');
    expect(set.slice(-last.length)).toBe(last);
    expect(set).toMatch(/^\/a\?dimension=167x/);
  });

  it.each([
    ['1600x1000', { width: 1600, height: 1000 }],
    ['0x10', undefined],
    ['10x', undefined],
    ['10x0', undefined],
    ['-1x5', undefined],
    [null, undefined],
  ])('have their dimension parsed from %j', (text, expected) =>
    expect(parseDimension(text)).toEqual(expected),
  );

  it('are hidden for image/None', () => {
    expect(isShownImage('/media/image/None')).toBe(false);
    expect(isShownImage('')).toBe(false);
    expect(isShownImage(undefined)).toBe(false);
    expect(isShownImage('/media/image/ab12')).toBe(true);
  });

  it.each([
    [40, 167],
    [160, 167],
    [161, 161],
    [352, 352],
  ])('in a box %d px wide are requested in %d px, and in twice that', (box, side) => {
    const one = `/a?dimension=${side}x${side}&fit=cover`;
    const two = `/a?dimension=${2 * side}x${2 * side}&fit=cover`;
    const srcSet = `${one} 1x, ${two} 2x`;
    expect(boxSources('/a', box)).toEqual({ src: one, srcSet, width: side, height: side });
  });

  it('are requested from the archive by dimension', () => {
    expect(fittedImageUrl('/media/image/ab12', 334, 334)).toBe(
      '/media/image/ab12?dimension=334x334',
    );
  });
});
