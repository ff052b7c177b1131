import { beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '#test/mock-server.ts';
import { readDate, readEntity } from './read-entity.ts';

let person: Record<string, unknown>;

beforeAll(async () => {
  person = await recorded('entity-person');
});

const read = (changes: Record<string, unknown>) => readEntity({ ...person, ...changes });
const withBirth = (birth: unknown) => read({ properties: { 'person.birth': birth } })?.birth;

describe('readEntity', () => {
  it('reorders names of persons only', () => {
    expect(read({})?.name).toEqual({ no: 'Fornavn Etternavn' });
    expect(read({ entityType: 'Place' })?.name).toEqual({ no: 'Etternavn, Fornavn' });
  });

  it.each([
    ['no keys but its name', { name: { '*': 'Stavkirke' } }, { und: 'Stavkirke' }],
    [
      'a name among its properties',
      { properties: { 'entity.name': [{}, { value: { nb: 'Stavkirke', '*': 'Stave church' } }] } },
      { no: 'Stavkirke', und: 'Stave church' },
    ],
    [
      'a name beside nonsense',
      { name: { no: 'Stavkirke', sv: 7, en: null }, properties: [], caption: 'x' },
      { no: 'Stavkirke', sv: '7' },
    ],
  ])('reads the available fields of a concept with %s', (_, concept, name) => {
    const found = readEntity({ uuid: 'x', entityType: 'Concept', ...concept });
    expect(found).toMatchObject({ name, description: {}, birth: null, same_as: [] });
  });

  it('reads the name from any of its fields', () => {
    expect(read({ name: {} })?.name).toEqual({ no: 'Fornavn Etternavn' });
    expect(read({ name: undefined, properties: {} })?.name).not.toEqual({});
  });

  it('reads a birth in every known format', () => {
    const born = { date: '1850-03-12', is_uncertain: false };
    expect(read({})?.birth).toEqual(born);
    expect(withBirth([{ value: { 'event.time': [{ value: '18500312-D' }] } }])).toEqual(born);
    expect(withBirth(['18500312-D'])).toEqual(born);
    expect(withBirth([{}])).toBeNull();
  });

  it.each([
    ['1999-Y', '1999', false],
    ['199912-M', '1999-12', false],
    ['19991231-D', '1999-12-31', false],
    ['1999?-Y', '1999', true],
  ])('reads the date %s', (written, date, isUncertain) => {
    expect(readDate(written)).toEqual({ date, is_uncertain: isUncertain });
  });

  it.each(['', '?', '!', 'omkring 1900', '99-Y'])('reads "%s" as no date', (written) => {
    expect(readDate(written)).toBeNull();
  });

  it('accepts only HTTP(S) links', () => {
    expect(read({})?.same_as).toEqual(['https://viaf.org/viaf/000000']);
  });

  it.each([undefined, null, 7, 'text', [], {}, { uuid: 'x' }, { name: { no: 'x' } }])(
    'reads %s as no entity',
    (body) => expect(readEntity(body)).toBeUndefined(),
  );
});
