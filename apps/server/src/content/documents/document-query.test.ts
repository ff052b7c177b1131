import { describe, expect, it } from 'vitest';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { ProblemError } from '#http/problems.ts';
import {
  readBox,
  readFilter,
  readLocation,
  readOrder,
  readPathValue,
  readSlice,
} from './document-query.ts';

const LISTED = [SCHEMA_IDS.article, SCHEMA_IDS.group, SCHEMA_IDS.rebus];

describe('readFilter', () => {
  it.each([
    ['nothing', {}, LISTED],
    ['ids', { schema_ids: '2,12' }, [2, 12]],
    ['names', { schema_names: 'article,rebus' }, [2, 32]],
    ['both', { schema_ids: '12,2', schema_names: 'article' }, [2, 12]],
    ['unknown ids and names', { schema_ids: '9999999999', schema_names: 'constructor' }, []],
    ['what a document names', { referenced_from: 401 }, [...LISTED, SCHEMA_IDS.post]],
    ['what a kind names', { referenced_from_schema_id: '32' }, [...LISTED, SCHEMA_IDS.post]],
    ['an old id', { old_id: 'x' }, [...LISTED, SCHEMA_IDS.owner]],
  ])('chooses kinds by %s', (_what, query, schemaIds) => {
    expect(readFilter(query, 'public').schemaIds).toEqual(schemaIds);
  });

  it('leaves places without a location out only where distances are asked for', () => {
    expect(readFilter({}, 'public').hasLocation).toBe(false);
    expect(readFilter({ location: '60,5' }, 'public').hasLocation).toBe(true);
    expect(readFilter({ location: '60,5', include_no_location: true }, 'public').hasLocation).toBe(
      false,
    );
  });

  it('takes a blank search for none', () => {
    expect(readFilter({ search: '  ' }, 'public').search).toBeUndefined();
    expect(readFilter({ search: ' Ålesund ' }, 'public').search).toBe('alesund');
  });
});

it.each([
  ['a.b:x', '$."a"."b" ? (@ == "x")'],
  ['a:1.5', '$."a" ? (@ == "1.5" || @ == 1.5)'],
  ['a:-3', '$."a" ? (@ == "-3" || @ == -3)'],
  ['a:false', '$."a" ? (@ == "false" || @ == false)'],
  ['a:01', '$."a" ? (@ == "01")'],
  ['a:") || (1 == 1', String.raw`$."a" ? (@ == "\") || (1 == 1")`],
  ['a:b:c', '$."a" ? (@ == "b:c")'],
])('readPathValue turns %s into a path that cannot be broken out of', (text, path) => {
  expect(readPathValue(text)).toBe(path);
});

it.each([
  ['oldest id first without a wish', {}, 'id'],
  ['nearest first at a location', { location: '60,5' }, 'distance'],
  ['best match first in a search', { search: 'kirke', location: '60,5' }, 'relevance'],
  ['the order of the walk', { referenced_from: 301, location: '60,5' }, 'reference'],
  ['title when asked either way', { sort_by_title: true }, 'title'],
  ['title when asked either way', { sort: 'title' as const }, 'title'],
  ['what fits when distance cannot be told', { sort: 'distance' as const }, 'id'],
  ['what fits when nothing is searched', { sort: 'relevance' as const }, 'id'],
  [
    'distance in a search when wished',
    { sort: 'distance' as const, search: 'x', location: '60,5' },
    'distance',
  ],
])('readOrder is %s', (_what, query, by) => {
  expect(readOrder(query, readFilter(query, 'public')).by).toBe(by);
});

it('refuses a location off the globe, naming the parameter', () => {
  expect(() => readLocation('91,5')).toThrow(ProblemError);
  expect(readLocation('-33.9,151.2')).toEqual({ lat: -33.9, lng: 151.2 });
});

it('reads a box and refuses one off the globe or upside down', () => {
  expect(readBox({ bbox: '4,58,12,71' })).toEqual({ west: 4, south: 58, east: 12, north: 71 });
  for (const bbox of ['4,58,181,71', '4,71,12,58', '4,-91,12,58']) {
    expect(() => readBox({ bbox })).toThrow(ProblemError);
  }
});

it('counts pages from one, ten a page', () => {
  expect(readSlice({})).toEqual({ limit: 10, offset: 0 });
  expect(readSlice({ page: 3, page_size: 25 })).toEqual({ limit: 25, offset: 50 });
});
