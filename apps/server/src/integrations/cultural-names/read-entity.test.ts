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
  it('names people as people do, and leaves other names as they are', () => {
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
  ])('tells what there is of a concept with %s', (_, concept, name) => {
    const found = readEntity({ uuid: 'x', entityType: 'Concept', ...concept });
    expect(found).toMatchObject({ name, description: {}, birth: null, same_as: [] });
  });

  it('takes the name from wherever there is one', () => {
    expect(read({ name: {} })?.name).toEqual({ no: 'Fornavn Etternavn' });
    expect(read({ name: undefined, properties: {} })?.name).not.toEqual({});
  });

  it('reads a birth in each of the ways it is written', () => {
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
  ])('reads %s', (written, date, isUncertain) => {
    expect(readDate(written)).toEqual({ date, is_uncertain: isUncertain });
  });

  it.each(['', '?', '!', 'omkring 1900', '99-Y'])('finds no date in "%s"', (written) => {
    expect(readDate(written)).toBeNull();
  });

  it('links only to the web', () => {
    expect(read({})?.same_as).toEqual(['https://viaf.org/viaf/000000']);
  });

  it.each([undefined, null, 7, 'text', [], {}, { uuid: 'x' }, { name: { no: 'x' } }])(
    'finds no entity in %s',
    (body) => expect(readEntity(body)).toBeUndefined(),
  );
});
