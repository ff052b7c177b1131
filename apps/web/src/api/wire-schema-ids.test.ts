import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { expect, it } from 'vitest';
import { readSchemaIds } from './wire-schema-ids.ts';

const IDS = { ...SCHEMA_IDS, article: 102, group: 2 };

it.each([
  [
    'map points',
    {
      points: [
        [101, 102, 60, 5],
        [301, 2, 61, 6],
        [401, 32, 62, 7],
      ],
    },
    {
      points: [
        [101, 2, 60, 5],
        [301, 12, 61, 6],
        [401, 32, 62, 7],
      ],
    },
  ],
  [
    'a code’s context',
    { context_schema_id: 2, document_id: 101 },
    { context_schema_id: 12, document_id: 101 },
  ],
  ['a code without a context', { context_schema_id: null }, { context_schema_id: null }],
  ['an error', { type: '/problems/not-found' }, { type: '/problems/not-found' }],
  ['no body', null, null],
])('readSchemaIds puts the schema ids of production into %s', (_what, body, expected) => {
  expect(readSchemaIds(body, IDS)).toEqual(expected);
});
