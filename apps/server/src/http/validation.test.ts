import { describe, expect, it } from 'vitest';
import Type from 'typebox';
import { IdListQuery } from '@varde/contract/common';
import { compileValidator } from './validation.ts';

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
  ])('reads %j as %j', (input, value) => {
    expect(read(input)).toEqual({ value });
  });

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
  ])('refuses %s in %j, naming it', (name, input) => {
    expect(read(input)).toMatchObject({
      error: [{ instancePath: expect.stringMatching(`^/${name}`) }],
    });
  });
});
