import { beforeAll, describe, expect, it } from 'vitest';
import { recorded } from '#test/mock-server.ts';
import { readMuseum } from './read-museum.ts';

let museum: Record<string, unknown>;

beforeAll(async () => {
  museum = await recorded('museum');
});

const read = (changes: Record<string, unknown> = {}) => readMuseum({ ...museum, ...changes });
const hours = (value: unknown) => read({ openingHoursSpecification: value })?.hours;
const CLOSED_ON_MONDAYS = {
  from: '01-01',
  to: '12-31',
  days: 'tue-sun',
  open: '10:00',
  close: '17:00',
};

describe('readMuseum', () => {
  it('reads visitor information and ignores invalid values', () => {
    expect(read()).toEqual({
      address: 'Storgata 1, 5003 Bergen',
      phone: '+47 55 00 00 00',
      website: 'https://eksempelmuseet.example/',
      location: { lat: 60.3975, lng: 5.3245 },
      hours: [{ from: '05-01', to: '09-30', days: 'tue,sun', open: '10:00', close: '17:00' }],
    });
  });

  it.each([
    ['Storgata 1\n5003 Bergen', 'Storgata 1, 5003 Bergen'],
    [{ street: 'Storgata 1', zip: 5003, city: 'Bergen' }, 'Storgata 1, 5003 Bergen'],
    [{}, null],
    [[], null],
    [7, null],
  ])('reads the postal address %j', (address, expected) => {
    expect(read({ address })?.address).toBe(expected);
  });

  it.each([
    ['www.museum.example/besok', 'https://www.museum.example/besok'],
    ['javascript:alert(1)', null],
    ['kommer snart', null],
    [{}, null],
  ])('accepts the website %j only as HTTP(S)', (url, expected) => {
    expect(read({ url })?.website).toBe(expected);
  });

  it.each(['ring oss', '1', '+47 <b>55', { no: '55 00 00 00' }])(
    'reads %j as no phone number',
    (telephone) => expect(read({ telephone })?.phone).toBeNull(),
  );

  it('reads the position in every known format', () => {
    const at = { lat: 60.3975, lng: 5.3245 };
    const elsewhere = (changes: Record<string, unknown>) => read({ geo: undefined, ...changes });
    expect(elsewhere({ location: at })?.location).toEqual(at);
    expect(elsewhere({ coordinates: '60.3975, 5.3245' })?.location).toEqual(at);
    expect(elsewhere({ latitude: 60.3975, longitude: 5.3245 })?.location).toEqual(at);
    expect(elsewhere({ position: 'by the quay' })?.location).toBeNull();
  });

  it('reads opening hours in the format of packs', () => {
    expect(hours([CLOSED_ON_MONDAYS])).toEqual([CLOSED_ON_MONDAYS]);
    expect(hours({ ...CLOSED_ON_MONDAYS, days: undefined, dayOfWeek: 'Sunday' })).toEqual([
      { ...CLOSED_ON_MONDAYS, days: 'sun' },
    ]);
  });

  it.each([
    [['Monday', 'Tuesday', 'Wednesday', 'Sunday'], 'mon-wed,sun'],
    [['Sunday', 'Saturday'], 'sat,sun'],
    [['Friday', 'Friday', 'Yesterday'], 'fri'],
  ])('writes the days %j as %s', (dayOfWeek, days) => {
    const line = { ...CLOSED_ON_MONDAYS, days: undefined, dayOfWeek };
    expect(hours([line])).toEqual([{ ...CLOSED_ON_MONDAYS, days }]);
  });

  it.each([
    'Open all day',
    [{ opens: '10.00', closes: '09.00', dayOfWeek: 'Monday' }],
    [{ opens: '10:00', closes: '25:00', dayOfWeek: 'Monday' }],
    [{ opens: '10:00', closes: '17:00', dayOfWeek: 'Julaften' }],
    [{ opens: '10:00', closes: '17:00' }],
  ])('reads %j as no opening hours', (value) => expect(hours(value)).toEqual([]));

  it.each([
    ['data', (one: unknown) => ({ data: one })],
    ['a list', (one: unknown) => [one]],
    ['items', (one: unknown) => ({ items: [one] })],
  ])('unwraps the museum from %s', (_, wrap) => expect(readMuseum(wrap(museum))).toEqual(read()));

  it.each([undefined, null, 7, 'text', [], {}, { name: 'x' }, { address: {} }])(
    'reads %j as no museum',
    (body) => expect(readMuseum(body)).toBeUndefined(),
  );
});
