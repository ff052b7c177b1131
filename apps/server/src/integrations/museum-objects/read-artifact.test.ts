import { beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '#test/mock-server.ts';
import { presentMuseumObject } from './museum-objects.presenter.ts';
import { readArtifact, readSearchDocument } from './read-artifact.ts';

let thing: Record<string, unknown>;
let search: Record<string, unknown>;

beforeAll(async () => {
  thing = await recorded('artifact-thing');
  search = await recorded('search-document');
});

const read = (changes: Record<string, unknown>) => readArtifact({ ...thing, ...changes });

describe('readArtifact', () => {
  it('ignores empty objects in lists', () => {
    const object = read({});
    expect(object?.title).toEqual({ no: 'Bakerovn av stein', en: 'Stone oven' });
    expect(object?.subjects).toEqual(['Baking']);
    expect(object?.images).toHaveLength(2);
    expect(object?.files).toEqual([{ type: 'audio', identifier: '012wAuDiOxYz', url: undefined }]);
  });

  it('prefers the image’s own licence to the object’s, in normalised form', () => {
    expect(read({})?.images.map(({ license }) => license)).toEqual(['by', undefined]);
    expect(read({})?.license).toBe('by-sa');
    expect(read({})?.license_holders).toEqual(['Hanne Holder']);
  });

  it('reorders the names of makers and omits unknown ones', () => {
    expect(read({})?.people).toEqual([
      {
        name: 'Fornavn Etternavn',
        role: 'Kunstner',
        name_id: '33333333-2222-4333-8444-555555555555',
      },
    ]);
  });

  it('formats a place from the smallest to the largest area', () => {
    expect(read({})?.places).toEqual(['Bergen, Norge']);
  });

  it('derives years from dates when there are no years', () => {
    const timespan = { fromDate: '18500101-000000-000', toDate: '18591231-000000-000' };
    const eventWrap = { production: { timespan } };
    expect(read({ eventWrap })?.dating).toEqual({ from: 1850, to: 1859, text: null });
  });

  it('reads the title of an exhibition from its own list', () => {
    const exhibition = { titles: [{ language: 'SWE', title: 'Bröd' }] };
    expect(read({ titles: undefined, names: [], exhibition })?.title).toEqual({ sv: 'Bröd' });
  });

  it('uses the object’s name when there is no title', () => {
    expect(read({ titles: [{}] })?.title).toEqual({ no: 'Ovn' });
  });

  it('reads a coordinate with and without space, and ignores invalid ones', () => {
    const at = (coordinate: unknown) => read({ coordinates: [{ coordinate }] })?.location;
    expect(at('59.9123, 10.7461')).toEqual({ lat: 59.9123, lng: 10.7461 });
    expect(at('59.9123,10.7461')).toEqual({ lat: 59.9123, lng: 10.7461 });
    for (const odd of ['', '0, 0', '91, 10', '59.9', 'a, b', '1,2,3', null, {}])
      expect(at(odd)).toBeNull();
  });

  it('includes a model only with the URL of its file', () => {
    const files = (mediaFiles: unknown) => read({ media: { mediaFiles } })?.files;
    const url = 'https://archive.example/ovn.glb';
    expect(files([{ fileType: 'other', identifier: 'a1', url }])).toEqual([
      { type: 'model3d', identifier: 'a1', url },
    ]);
    expect(files([{ fileType: '3D-modell', identifier: 'a1' }])).toEqual([]);
    expect(files([{ fileType: '3d', identifier: 'a1', url: 'javascript:alert(1)//.glb' }])).toEqual(
      [],
    );
  });

  it.each([
    [{ owner: 'S-XMU' }, 'sv'],
    [{ owner: 'XMU' }, 'no'],
    [{}, 'no'],
  ])('assigns untagged texts the language of the owner %j', (identifier, language) => {
    const object = read({ identifier, titles: [{ title: 'Ovn' }], language: 'x' });
    expect(object).toMatchObject({ language, title: { [language]: 'Ovn' } });
    expect(object?.description).toEqual({ [language]: 'Ovn brukt til flatbrød.' });
  });

  it.each([
    [{ system: 'AC', code: '1' }, 'copyright'],
    [{ system: 'CC', code: 'zero' }, 'cc0'],
    [{ system: null, code: 'CC BY-NC 4.0' }, 'by-nc'],
    [{ system: 'X', code: 'own words' }, 'copyright'],
  ])('reads the licence %j', (license, expected) => {
    expect(read({ licenses: [{}, license] })?.license).toBe(expected);
  });

  it('omits measures without a value', () => {
    const measures = [{ type: 'Høyde', unit: 'cm', measure: '12.5' }, { type: 'Bredde' }, {}];
    expect(read({ measures })?.measures).toEqual([{ type: 'Høyde', value: 12.5, unit: 'cm' }]);
  });

  it.each([undefined, null, 7, 'text', [], {}, { titles: [{ title: 'x' }] }])(
    'reads %s as no object',
    (body) => expect(readArtifact(body)).toBeUndefined(),
  );

  it('is presented without media when no archive is configured', () => {
    const object = read({});
    expect(object && presentMuseumObject(object, undefined)).toMatchObject({
      license: 'by-sa',
      media: [],
    });
  });

  it('omits an unpublished artifact', () => {
    expect(read({ publishStatus: 'draft' })).toBeUndefined();
  });
});

describe('readSearchDocument', () => {
  it('reads the fields of a search result', () => {
    expect(readSearchDocument(search)).toMatchObject({
      id: '021091000042',
      uuid: 'aaaaaaaa-2222-4333-8444-555555555555',
      language: 'sv',
      title: { sv: 'Bakugn' },
      subjects: ['Bakning', 'Ugnar'],
      people: [{ name: 'Förnamn Efternamn', role: 'Fotograf' }],
      dating: { from: 1890, to: null },
      location: { lat: 57.6402, lng: 18.296 },
      license: 'pdm',
      images: [{ identifier: '012wAbCdEfGh', width: 3000, height: 2000 }],
    });
  });

  it('returns undefined without hits', () => {
    expect(readSearchDocument({ response: { numFound: 0, docs: [] } })).toBeUndefined();
  });
});
