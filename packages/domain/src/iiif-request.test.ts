import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IIIF_FORMATS, IIIF_QUALITIES, readIiifPath, readIiifRequest } from './iiif-request.ts';

const read = ({ region = 'full', size = 'max', rotation = '0', last = 'default.jpg' }) =>
  readIiifRequest(region, size, rotation, last);

describe('readIiifRequest', () => {
  it.each([
    ['full', { kind: 'full' }],
    ['square', { kind: 'square' }],
    ['0,10,100,200', { kind: 'pixels', x: 0, y: 10, width: 100, height: 200 }],
    ['pct:41.6,7.5,40,70', { kind: 'percent', x: 41.6, y: 7.5, width: 40, height: 70 }],
    ['pct:0,0,.5,0.5', { kind: 'percent', x: 0, y: 0, width: 0.5, height: 0.5 }],
  ])('reads the region %s', (region, read_) => {
    expect(read({ region })).toMatchObject({ region: read_ });
  });

  it.each(
    [
      ['', 'Full', 'xfull', 'fullx', 'squares', '1,2,3', '1,2,3,4,5', '-1,0,10,10', '0,0,0,10'],
      ['0,0,10,0', '1.5,0,10,10', '0,0,1e3,10', '0x10,0,10,10', ' 0,0,10,10', '0, 0,10,10'],
      ['pct:', 'pct:1,2,3', 'pct:0,0,0,50', 'pct:-1,0,50,50', 'pct:+1,0,50,50', 'pct:1.,0,50,50'],
      ['pct:NaN,0,5,5', 'pct:0,0,Infinity,5', '999999999,0,1,1', '٣,0,1,1', '0,0,10,10\n'],
      ['frob', '1,a,3,4', '0,0,0,0'],
    ].flat(),
  )('rejects the region %j', (region) => {
    expect(read({ region })).toMatchObject({ invalidPart: 'region' });
  });

  it.each([
    ['max', { kind: 'max', mayGrow: false }],
    ['^max', { kind: 'max', mayGrow: true }],
    ['150,', { kind: 'width', width: 150, mayGrow: false }],
    ['^360,', { kind: 'width', width: 360, mayGrow: true }],
    [',150', { kind: 'height', height: 150, mayGrow: false }],
    ['pct:12.5', { kind: 'percent', percent: 12.5, mayGrow: false }],
    ['225,100', { kind: 'exact', width: 225, height: 100, mayGrow: false }],
    ['!225,100', { kind: 'within', width: 225, height: 100, mayGrow: false }],
    ['^!360,360', { kind: 'within', width: 360, height: 360, mayGrow: true }],
    ['!9000,9000', { kind: 'within', width: 9000, height: 9000, mayGrow: false }],
  ])('reads the size %s', (size, read_) => expect(read({ size })).toMatchObject({ size: read_ }));

  it.each(
    [
      ['', 'full', 'Max', ',', '^', '!', '!,', '!100,', '!,100', '!0,5', '100', '0,', ',0', '0,0'],
      ['-5,', '1.5,', '1e3,', '3501,', ',3501', '3501,1', '^9000,', '99999999999,', '10,10,10'],
      ['pct:', 'pct:0', 'pct:-5', 'pct:1e2', '!^10,10', '^^max', '!max', '!pct:5', 'max '],
      ['frob', '!1,2,3', 'pct:a', '0,5', '5,0', '!5,0'],
    ].flat(),
  )('rejects the size %j', (size) => expect(read({ size })).toMatchObject({ invalidPart: 'size' }));

  it.each([
    ['0', 0, false],
    ['90', 90, false],
    ['180', 180, false],
    ['270.0', 270, false],
    ['360', 0, false],
    ['!0', 0, true],
    ['!90', 90, true],
  ])('reads the rotation %s', (rotation, degrees, isMirrored) => {
    expect(read({ rotation })).toMatchObject({ rotation: { degrees, isMirrored } });
  });

  it.each(['', '45', '22.5', '-90', '361', '450', '90deg', '!', '!!90', '1e2', '+90', 'NaN'])(
    'rejects the rotation %j',
    (rotation) => expect(read({ rotation })).toMatchObject({ invalidPart: 'rotation' }),
  );

  it.each(IIIF_QUALITIES.flatMap((quality) => IIIF_FORMATS.map((format) => ({ quality, format }))))(
    'reads $quality.$format',
    (look) => expect(read({ last: `${look.quality}.${look.format}` })).toMatchObject(look),
  );

  it.each([
    ['', 'quality'],
    ['default', 'quality'],
    ['native.jpg', 'quality'],
    ['grey.jpg', 'quality'],
    ['Default.jpg', 'quality'],
    ['default.', 'format'],
    ['default.jpeg', 'format'],
    ['default.tif', 'format'],
    ['default.gif', 'format'],
    ['default.jpg.png', 'format'],
    ['default.JPG', 'format'],
  ])('rejects %j because of its %s', (last, invalidPart) => {
    expect(read({ last })).toMatchObject({ invalidPart });
  });
});

describe('readIiifPath', () => {
  it.each([
    ['abc', { kind: 'base', identifier: 'abc' }],
    ['abc/', { kind: 'base', identifier: 'abc' }],
    ['abc/info.json', { kind: 'info', identifier: 'abc' }],
    ['a%2Fb/info.json', { kind: 'info', identifier: 'a/b' }],
    ['abc/full/max/0/default.jpg', { kind: 'image', identifier: 'abc' }],
    ['abc/full/%5E!100%2C100/%210/default.jpg', { kind: 'image' }],
    ['abc/full/max/0/default.bmp', { kind: 'invalid', invalidPart: 'format' }],
    ['abc/full', { kind: 'none' }],
    ['abc/info.jsonx', { kind: 'none' }],
    ['abc/full/max/0', { kind: 'none' }],
    ['abc/full/max/0/default.jpg/', { kind: 'none' }],
    ['abc/%zz/max/0/default.jpg', { kind: 'none' }],
    ['', { kind: 'base', identifier: '' }],
  ])('parses %j', (path, expected) => expect(readIiifPath(path)).toMatchObject(expected));

  it('returns a result for any input', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.stringMatching(/^[!^]?(pct:)?[\d.,]{0,200}$/),
      fc.constantFrom('full', 'max', '0', 'default.jpg', 'info.json', '%', '%00', '..'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), (segments) => {
        expect(readIiifPath(segments.join('/')).kind).toMatch(/^(base|info|image|invalid|none)$/);
      }),
      { numRuns: 2000 },
    );
  });
});
