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
    ['references of a document', { referenced_from: 401 }, [...LISTED, SCHEMA_IDS.post]],
    ['references of a kind', { referenced_from_schema_id: '32' }, [...LISTED, SCHEMA_IDS.post]],
    ['an old id', { old_id: 'x' }, [...LISTED, SCHEMA_IDS.owner]],
  ])('readFilter chooses kinds by %s', (_what, query, schemaIds) => {
    expect(readFilter(query, 'public').schemaIds).toEqual(schemaIds);
  });

  it.each([
    [{}, false],
    [{ location: '60,5' }, true],
    [{ location: '60,5', include_no_location: true }, false],
    [{ include_no_location: false }, true],
    [{ include_no_location: true }, false],
  ])(
    'readFilter excludes documents without a location when distances or only located ones are requested: %j',
    (query, hasLocation) => {
      expect(readFilter(query, 'public').hasLocation).toBe(hasLocation);
    },
  );

  it('readFilter treats a blank search as no search', () => {
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
  ['lowest id first by default', {}, 'id'],
  ['nearest first at a location', { location: '60,5' }, 'distance'],
  ['relevance in a search', { search: 'kirke', location: '60,5' }, 'relevance'],
  ['the order of the walk', { referenced_from: 301, location: '60,5' }, 'reference'],
  ['title for either parameter', { sort_by_title: true }, 'title'],
  ['title for either parameter', { sort: 'title' as const }, 'title'],
  ['the default when distance is impossible', { sort: 'distance' as const }, 'id'],
  ['the default for relevance without a search', { sort: 'relevance' as const }, 'id'],
  [
    'distance in a search on request',
    { sort: 'distance' as const, search: 'x', location: '60,5' },
    'distance',
  ],
])('readOrder is %s', (_what, query, by) => {
  expect(readOrder(query, readFilter(query, 'public')).by).toBe(by);
});

it('readLocation refuses a location off the globe and names the parameter', () => {
  expect(() => readLocation('91,5')).toThrow(ProblemError);
  expect(readLocation('-33.9,151.2')).toEqual({ lat: -33.9, lng: 151.2 });
});

it('readBox reads a box and refuses one off the globe or upside down', () => {
  expect(readBox({ bbox: '4,58,12,71' })).toEqual({ west: 4, south: 58, east: 12, north: 71 });
  for (const bbox of ['4,58,181,71', '4,71,12,58', '4,-91,12,58'])
    expect(() => readBox({ bbox })).toThrow(ProblemError);
});

it('readSlice counts pages from one, with ten items each', () => {
  expect(readSlice({})).toEqual({ limit: 10, offset: 0 });
  expect(readSlice({ page: 3, page_size: 25 })).toEqual({ limit: 25, offset: 50 });
});
