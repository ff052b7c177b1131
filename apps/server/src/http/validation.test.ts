import { describe, expect, it } from 'vitest';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { IdListQuery } from '@varde/contract/common';
import { compileValidator, mostRelevantError, messageFor } from './validation.ts';

const schema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  open: Type.Optional(Type.Boolean()),
  share: Type.Optional(Type.Number()),
  search: Type.Optional(Type.String()),
  kinds: Type.Optional(IdListQuery),
  d: Type.Optional(Type.Union([Type.Array(Type.Integer()), Type.Integer()])),
});

const validate = compileValidator({ schema, method: 'GET', url: '/', httpPart: 'querystring' });
const read = (input: Record<string, unknown>): unknown => validate(input);

describe('compileValidator', () => {
  it.each([
    [{ page: '2' }, { page: 2 }],
    [{ open: 'true' }, { open: true }],
    [{ open: 'false' }, { open: false }],
    [{ share: '0.5' }, { share: 0.5 }],
    [{ search: '12' }, { search: '12' }],
    [{ d: '7' }, { d: 7 }],
    [{ kinds: '2,12' }, { kinds: '2,12' }],
    [{ kinds: ['2', '12'] }, { kinds: '2,12' }],
    [{ d: ['7', '8'] }, { d: [7, 8] }],
    [{ unknown: 'x', __proto__: { a: '1' } }, {}],
  ])('converts %j to %j', (input, value) => expect(read(input)).toEqual({ value }));

  it.each([
    ['page', { page: '2.5' }],
    ['page', { page: '0' }],
    ['page', { page: '1e3' }],
    ['page', { page: '' }],
    ['page', { page: ['1', '2'] }],
    ['page', { page: '9'.repeat(40) }],
    ['open', { open: '1' }],
    ['search', { search: 'a\0b' }],
    ['search', { search: ['a', 'b'] }],
    ['d', { d: ['7', 'x'] }],
    ['kinds', { kinds: ['2', 'x'] }],
    ['kinds', { kinds: ['2', '\0'] }],
  ])('rejects %s in %j and names it', (name, input) => {
    expect(read(input)).toMatchObject({
      error: [{ instancePath: expect.stringMatching(`^/${name}`) }],
    });
  });
});

const described = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    open: Type.Optional(Type.Boolean()),
    name: Type.Optional(Type.String({ minLength: 2, maxLength: 5 })),
    filled: Type.Optional(Type.String({ minLength: 1 })),
    sort: Type.Optional(Type.Enum(['title', 'id'])),
    at: Type.Optional(Type.String({ pattern: '^\\d+,\\d+$', description: 'lat,lng' })),
    bare: Type.Optional(Type.String({ pattern: '^x$' })),
    d: Type.Optional(Type.Union([Type.Array(Type.Integer(), { maxItems: 2 }), Type.Integer()])),
    place: Type.Optional(Type.Object({ lat: Type.Number() })),
    once: Type.Optional(Type.Array(Type.Integer(), { uniqueItems: true, minItems: 1 })),
  },
  { additionalProperties: false },
);

it.each([
  [{ page: 'x' }, 'must be a whole number'],
  [{ page: 0 }, 'must be at least 1'],
  [{ page: 10 }, 'must be at most 9'],
  [{ open: 'x' }, 'must be true or false'],
  [{ name: ['a', 'b'] }, 'must be text, given once'],
  [{ name: 'a' }, 'must have at least 2 characters'],
  [{ filled: '' }, 'must not be empty'],
  [{ name: 'abcdef' }, 'must have at most 5 characters'],
  [{ sort: 'x' }, 'must be one of title, id'],
  [{ at: 'x' }, 'must be of the form: lat,lng'],
  [{ bare: 'y' }, 'does not match the required form'],
  [{ d: [1, 2, 3] }, 'must have at most 2 items'],
  [{ d: ['x'] }, 'must be a whole number'],
  [{ d: 'x' }, 'must be a whole number'],
  [{ place: {} }, 'is missing lat'],
  [{ once: [1, 1] }, 'must not contain duplicates'],
  [{ once: [] }, 'must have at least 1 items'],
  [{ other: 1 }, 'contains an unknown property'],
  ['text', 'must be an object'],
])('reports that %j %s', (value, message) => {
  const error = mostRelevantError([...Compile(described).Errors(value)]);
  expect(error && messageFor(described, error)).toBe(message);
});
