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
  it('passes over empty objects in lists', () => {
    const object = read({});
    expect(object?.title).toEqual({ no: 'Bakerovn av stein', en: 'Stone oven' });
    expect(object?.subjects).toEqual(['Baking']);
    expect(object?.images).toHaveLength(2);
    expect(object?.files).toEqual([{ type: 'audio', identifier: '012wAuDiOxYz', url: undefined }]);
  });

  it('takes a picture’s own licence before the object’s, in its normal form', () => {
    expect(read({})?.images.map(({ license }) => license)).toEqual(['by', undefined]);
    expect(read({})?.license).toBe('by-sa');
    expect(read({})?.license_holders).toEqual(['Hanne Holder']);
  });

  it('says as people do who made it, and names nobody who is unknown', () => {
    expect(read({})?.people).toEqual([
      {
        name: 'Fornavn Etternavn',
        role: 'Kunstner',
        name_id: '33333333-2222-4333-8444-555555555555',
      },
    ]);
  });

  it('writes a place from the smallest to the largest', () => {
    expect(read({})?.places).toEqual(['Bergen, Norge']);
  });

  it('takes years from dates where they stand alone', () => {
    const timespan = { fromDate: '18500101-000000-000', toDate: '18591231-000000-000' };
    const eventWrap = { production: { timespan } };
    expect(read({ eventWrap })?.dating).toEqual({ from: 1850, to: 1859, text: null });
  });

  it('takes an exhibition’s title from its own part', () => {
    const exhibition = { titles: [{ language: 'SWE', title: 'Bröd' }] };
    expect(read({ titles: undefined, names: [], exhibition })?.title).toEqual({ sv: 'Bröd' });
  });

  it('calls what has no title by what it is', () => {
    expect(read({ titles: [{}] })?.title).toEqual({ no: 'Ovn' });
  });

  it('reads a coordinate with and without space, and none from nonsense', () => {
    const at = (coordinate: unknown) => read({ coordinates: [{ coordinate }] })?.location;
    expect(at('59.9123, 10.7461')).toEqual({ lat: 59.9123, lng: 10.7461 });
    expect(at('59.9123,10.7461')).toEqual({ lat: 59.9123, lng: 10.7461 });
    for (const odd of ['', '0, 0', '91, 10', '59.9', 'a, b', '1,2,3', null, {}])
      expect(at(odd)).toBeNull();
  });

  it('takes a model only where its file is told', () => {
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
  ])('takes texts without a language for those of the owner %j', (identifier, language) => {
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

  it('leaves out measures without a value', () => {
    const measures = [{ type: 'Høyde', unit: 'cm', measure: '12.5' }, { type: 'Bredde' }, {}];
    expect(read({ measures })?.measures).toEqual([{ type: 'Høyde', value: 12.5, unit: 'cm' }]);
  });

  it.each([undefined, null, 7, 'text', [], {}, { titles: [{ title: 'x' }] }])(
    'finds no object in %s',
    (body) => expect(readArtifact(body)).toBeUndefined(),
  );

  it('is presented without media where no archive is configured', () => {
    const object = read({});
    expect(object && presentMuseumObject(object, undefined)).toMatchObject({
      license: 'by-sa',
      media: [],
    });
  });

  it('keeps what is not published to itself', () => {
    expect(read({ publishStatus: 'draft' })).toBeUndefined();
  });
});

describe('readSearchDocument', () => {
  it('reads what a search tells', () => {
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

  it('finds nothing where there are no hits', () => {
    expect(readSearchDocument({ response: { numFound: 0, docs: [] } })).toBeUndefined();
  });
});
