import { beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '#test/mock-server.ts';
import { presentMemory } from './memories.presenter.ts';
import { readMemory } from './read-memory.ts';

let response: Record<string, unknown>;

beforeAll(async () => {
  response = await recorded('response');
});

const read = (changes: Record<string, unknown> = {}) =>
  readMemory({ ...response, ...changes }, 'no');

describe('readMemory', () => {
  it('pairs answers with their questions and omits unanswered ones', () => {
    expect(read()?.answers).toEqual([
      {
        question: { no: 'Fortell om baking' },
        text: { no: 'Vi bakte hver høst.\nDet luktet godt.' },
      },
    ]);
  });

  it('reads dates in the format of HTTP', () => {
    expect(read()?.told_at).toBe('2022-03-01T10:00:00.000Z');
    for (const odd of [undefined, '', 'i går', 7, {}])
      expect(read({ created: odd })?.told_at).toBeNull();
  });

  it.each([
    ['numbers in their own field', { position: { latitude: 59.91, longitude: 10.74 } }],
    ['numbers in a string', { coordinates: '[{"latitude": 59.91, "longitude": 10.74}]' }],
    ['strings in a string', { coordinates: '[{"latitude": "59.91", "longitude": "10.74"}]' }],
  ])('reads a position given as %s', (_, fields) => {
    expect(read({ position: undefined, coordinates: '', ...fields })?.location).toEqual({
      lat: 59.91,
      lng: 10.74,
    });
  });

  it.each(['', '[]', '{', '"x"', 'null', '[{"latitude": "", "longitude": null}]'])(
    'reads %s as no position',
    (coordinates) => expect(read({ position: undefined, coordinates })?.location).toBeNull(),
  );

  it('orders images and audio, each with its licence, and omits documents', () => {
    expect(read()?.media).toMatchObject([
      { kind: 'image', identifier: '013AbCdEfGhJ', license: 'cc0', photographer: 'Ola' },
      { kind: 'file', type: 'audio', identifier: '013AbCdEfGhK', license: 'by' },
    ]);
  });

  it('is presented without media when no archive is configured', () => {
    const memory = read();
    expect(
      memory && presentMemory(memory, { id: '1', archive: 'minner' }, undefined),
    ).toMatchObject({ topic: { no: 'Eksempel' }, media: [] });
  });

  it('adds a main image that is not in the list', () => {
    expect(read({ media: undefined })?.media).toMatchObject([{ identifier: '013AbCdEfGhJ' }]);
  });

  it('omits an empty title and links other than HTTP(S)', () => {
    expect(read()?.title).toEqual({});
    expect(read({ presentation_url: 'javascript:alert(1)' })?.source_url).toBeNull();
  });

  it('reads a memory that is wrapped in a list', () => {
    const list = { count: 1, total_count: 1, items: [response] };
    expect(readMemory(list, 'no')?.answers).toHaveLength(1);
  });

  it.each([undefined, null, 7, 'text', [], {}, { items: [] }, { title: 'x' }])(
    'reads %s as no memory',
    (body) => expect(readMemory(body, 'no')).toBeUndefined(),
  );

  it('omits an unpublished memory', () => expect(read({ published: false })).toBeUndefined());
});
