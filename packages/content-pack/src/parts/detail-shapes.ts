/** Shapes of a document's details: facts, access, visit, route, lock. */
import { msg } from '@varde/domain/message';
import { isIP } from 'node:net';
import type { Access, Facts, Route, Visit } from '@varde/contract/content';
import { phoneFrom } from './guess.ts';
import {
  notes,
  titles,
  choice,
  clock,
  day,
  days,
  flag,
  line,
  metres,
  monthDay,
  number,
  pattern,
  webUrl,
  year,
} from './scalar-shapes.ts';
import { checked, fields, list, optional, required, type FieldsOf, type Shape } from './shape.ts';

/** For the contract's lists, which are mutable. */
function mutable<T>(shape: Shape<readonly T[]>): Shape<T[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list that was read is new
  return { ...shape, read: (node, reading) => shape.read(node, reading) as T[] | undefined };
}

const period = fields(msg`a period such as { from: 1130, to: 1150 }`, {
  from: required(year),
  to: optional(year),
});

export function inOrder<T extends { from?: number; to?: number }>(shape: Shape<T>): Shape<T> {
  return {
    ...shape,
    read(node, reading) {
      const value = shape.read(node, reading);
      if (value?.from !== undefined && value.to !== undefined && value.to < value.from) {
        reading.report(node, {
          message: msg`The period ends before it starts`,
          help: msg`Write the earlier year after from:, the later after to:`,
        });
      }
      return value;
    },
  };
}

export const facts = fields(msg`facts`, {
  period: optional(inOrder(period)),
  monument_type: optional(titles),
  protection: optional(titles),
  sources: optional(
    mutable(
      list(
        fields(msg`a source with a title`, {
          title: required(line),
          url: optional(webUrl),
          accessed: optional(day),
        }),
      ),
    ),
  ),
} satisfies FieldsOf<Facts>);

export const access = fields(msg`access`, {
  step_free: optional(flag),
  note: optional(notes),
  indoor: optional(flag),
  children: optional(flag),
  toilets: optional(flag),
  parking: optional(flag),
  transport: optional(notes),
} satisfies FieldsOf<Access>);

export const phone = pattern(
  msg`a telephone number such as +47 12 34 56 78`,
  /^\+?[\d ()-]{3,25}$/,
  phoneFrom,
);

export const visit = fields(msg`visit`, {
  address: optional(line),
  hours: optional(
    mutable(
      list(
        fields(msg`opening hours`, {
          from: required(monthDay),
          to: required(monthDay),
          days: required(days),
          open: required(clock),
          close: required(clock),
        }),
      ),
    ),
  ),
  price: optional(notes),
  website: optional(webUrl),
  phone: optional(phone),
} satisfies FieldsOf<Visit>);

const degrees = number(msg`a number of degrees`, -180, 180);
const coordinates = {
  ...list(mutable(list(degrees))),
  expects: msg`a list of [longitude, latitude] pairs`,
};

const routeLine = fields(msg`a GeoJSON LineString`, {
  type: required(choice(['LineString'])),
  coordinates: required(mutable(coordinates)),
});

const checkedLine = checked(
  routeLine,
  ({ coordinates: pairs }) =>
    pairs.length > 1 &&
    pairs.every((pair) => pair.length >= 2 && pair.length <= 3 && Math.abs(pair[1] ?? 91) <= 90),
  msg`two or more [longitude, latitude] pairs`,
);

export const route = fields(msg`a route`, {
  length: optional(number(msg`a number of metres above 0`, Number.MIN_VALUE, 50_000_000)),
  duration: optional(number(msg`a number of minutes above 0`, Number.MIN_VALUE, 100_000)),
  difficulty: optional(choice(['green', 'blue', 'red', 'black'])),
  step_free: optional(flag),
  season: optional(
    fields(msg`a season such as { from: 05-01, to: 09-30 }`, {
      from: required(monthDay),
      to: required(monthDay),
    }),
  ),
  line: optional(checkedLine),
} satisfies FieldsOf<Route>);

const network = pattern(
  msg`an IP range such as 192.0.2.0/24 or 2001:db8::/32`,
  /^[0-9a-f.:]+(\/\d+)?$/i,
);
const checkedNetwork = checked(network, (value) => {
  const [address = '', bits] = value.split('/');
  const version = isIP(address);
  return version > 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128);
});

export const codeText = pattern(
  msg`a code of letters, digits and hyphens`,
  /^[\p{L}\p{N}][\p{L}\p{N} -]{0,63}$/u,
);

const lockFields = fields(msg`a lock`, {
  geo: optional(fields(msg`{ radius: metres }`, { radius: required(metres) })),
  ip: optional(list(checkedNetwork)),
  code: optional(codeText),
});

export const lock = checked(
  lockFields,
  (value) => Object.keys(value).length === 1 && value.ip?.length !== 0,
  msg`one of { geo: { radius: 100 } }, { ip: [192.0.2.0/24] }, { code: "1814" }`,
);
