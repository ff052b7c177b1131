import type { MuseumObject } from '@varde/contract/external';
import { describe, expect, it } from 'vitest';
import { memoryData, objectData, type RecordData } from './record-data.ts';
import { thing } from './structured-data.ts';
import { visitData } from './visit-data.ts';

const ORIGIN = 'https://nordkaia.example';

const words = (text: string): string[] => text.split(' ');
const THING = words('@type @id name description url image identifier sameAs');
const WORK = THING.concat(
  words('inLanguage creator dateCreated temporalCoverage material keywords license about'),
  words('contentLocation isPartOf'),
);
const PLACE = THING.concat(words('address telephone geo openingHoursSpecification'));
/** The properties of schema.org that we use, by type; those of a type include its parents'. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  Thing: THING,
  CreativeWork: WORK,
  VisualArtwork: WORK,
  Photograph: WORK,
  ArchiveComponent: WORK.concat('holdingArchive'),
  Collection: WORK,
  WebSite: WORK,
  Place: PLACE,
  Museum: PLACE,
  ArchiveOrganization: PLACE,
  Person: THING.concat('birthDate'),
  GeoCoordinates: THING.concat(words('latitude longitude')),
  PostalAddress: THING.concat(words('streetAddress postalCode addressLocality')),
  OpeningHoursSpecification: THING.concat(words('dayOfWeek opens closes validFrom validThrough')),
};

/** `Museum.material`: a property that no type of a thing has. */
function unknownProperties(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownProperties);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const types = [Object.fromEntries(entries)['@type']].flat().map(String);
  const known = new Set(types.flatMap((type) => PROPERTIES[type] ?? []));
  const own = entries
    .filter(([name]) => !known.has(name))
    .map(([name]) => `${types.join()}.${name}`);
  return [...own, ...entries.flatMap(([, one]) => unknownProperties(one))];
}

const record: RecordData = {
  path: '/dm/021115000012',
  title: { text: 'Slagtapp', lang: 'sv' },
  lead: { text: 'Kägla av björk.', lang: 'sv' },
  location: { lat: 56.1, lng: 14.9 },
  license: 'by',
  siteName: 'Repslageriet',
};

const object: MuseumObject = {
  id: '021115000012',
  uuid: null,
  type: 'Thing',
  language: 'sv',
  title: {},
  description: {},
  names: [],
  subjects: ['Repslagning'],
  dating: { from: 1850, to: 1870, text: null },
  places: [],
  people: [{ name: 'Elias Lindgren', role: null, name_id: null }],
  materials: ['Björk'],
  techniques: [],
  measures: [],
  location: null,
  owner_name: 'Repslageriet på Tärnholmen',
  inventory_number: 'RM 0112',
  license: 'by',
  license_holders: [],
  media: [],
};

describe('structured data of an object', () => {
  const data = (changes: Partial<MuseumObject> = {}) =>
    objectData({ ...object, ...changes }, record, ORIGIN);

  it('is what schema.org knows of a work in an archive', () => {
    const found = data();
    expect(unknownProperties(found)).toEqual([]);
    expect(found).toMatchObject({
      '@type': 'ArchiveComponent',
      url: 'https://nordkaia.example/dm/021115000012',
      identifier: 'RM 0112',
      creator: [{ '@type': 'Person', name: 'Elias Lindgren' }],
      temporalCoverage: '1850/1870',
      material: ['Björk'],
      license: 'https://creativecommons.org/licenses/by/4.0/',
      isPartOf: { '@type': 'WebSite', name: 'Repslageriet' },
      holdingArchive: { name: 'Repslageriet på Tärnholmen' },
    });
  });

  it.each([
    ['Photograph', ['Photograph', 'ArchiveComponent']],
    ['Fineart', ['VisualArtwork', 'ArchiveComponent']],
    ['Building', 'ArchiveComponent'],
    [null, 'ArchiveComponent'],
  ])('names the kind of %s', (type, types) => {
    expect(data({ type })['@type']).toEqual(types);
    expect(unknownProperties(data({ type }))).toEqual([]);
  });

  it('has a date of one year only, and no person who is unknown', () => {
    const found = data({
      dating: { from: 888, to: null, text: null },
      people: [{ name: 'Okänd', role: null, name_id: null }],
    });
    expect(found).toMatchObject({ dateCreated: '0888' });
    expect(found).not.toHaveProperty('temporalCoverage');
    expect(found).not.toHaveProperty('creator');
  });

  it('of another collection is part of that one', () => {
    const source = { host: 'digitaltmuseum.se', href: 'https://digitaltmuseum.se/021115000012' };
    expect(objectData(object, { ...record, source }, ORIGIN)).toMatchObject({
      sameAs: source.href,
      isPartOf: { '@type': 'Collection', url: 'https://digitaltmuseum.se/' },
    });
  });
});

it('structured data of a memory names who told it and what it is about', () => {
  const contributor = { name: 'Karin Roos', birth_year: 1938 };
  const found = memoryData(
    { ...record, contributor, topic: 'Branden', toldAt: '2020-05-01T00:00:00Z' },
    ORIGIN,
  );
  expect(unknownProperties(found)).toEqual([]);
  expect(found).toMatchObject({
    '@type': 'CreativeWork',
    creator: { name: 'Karin Roos', birthDate: '1938' },
    about: { name: 'Branden' },
    dateCreated: '2020-05-01T00:00:00Z',
  });
});

describe('structured data of a museum', () => {
  const view = { ...record, path: '/@nordkaia', location: { lat: 56.1, lng: 14.9 } };
  const data = (address: string) => ({
    ...thing('Museum', view, ORIGIN),
    ...visitData(
      {
        address,
        phone: '+46 454 12 34 56',
        website: 'https://nordkaia.example',
        hours: [{ from: '05-15', to: '06-20', days: 'sat-sun', open: '11:00', close: '16:00' }],
      },
      '2026-11-26',
    ),
  });

  it('has its address, telephone and the hours of its next season', () => {
    const found = data('Repbanevägen 4, 374 96 Tärnholmen');
    expect(unknownProperties(found)).toEqual([]);
    expect(found).toMatchObject({
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Repbanevägen 4',
        postalCode: '374 96',
        addressLocality: 'Tärnholmen',
      },
      telephone: '+46 454 12 34 56',
      openingHoursSpecification: [
        {
          dayOfWeek: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
          opens: '11:00',
          closes: '16:00',
          validFrom: '2027-05-15',
          validThrough: '2027-06-20',
        },
      ],
    });
  });

  it.each(['Ved kirken', 'Storgata 7, Ålgård', 'Postboks 1, 5803 Bergen, Norge'])(
    'has an address of another form as it is written: %s',
    (address) => expect(data(address)).toMatchObject({ address }),
  );
});
