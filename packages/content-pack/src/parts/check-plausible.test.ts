import { describe, expect, it } from 'vitest';
import { issuesOf, reportsIn } from './test-pack.ts';
import { changed, REBUS, SIDECAR, TOUR, URNES, VALID_PACK } from './valid-pack.ts';

const hours = (...rows: readonly string[]): string =>
  `id: 101\nvisit:\n  hours:\n${rows.map((row) => `    - { ${row} }\n`).join('')}`.trimEnd();
const SUMMER = 'from: 05-01, to: 08-31, days: mon-fri';
const WINTER = 'from: 11-01, to: 02-28, days: sat-mon';

describe('values that are valid and probably not meant', () => {
  reportsIn(URNES, [
    ['# no: Urnes', '# no: **Urnes**', 'warning:17', 'holds "**"'],
    ['# no: Urnes', '# no: <b>Urnes</b>', 'warning:17', 'holds "<b>"'],
    ['# no: Urnes', `# no: ${'Urnes '.repeat(30)}`, 'warning:17', '179 characters'],
    ['En kirke av tre.', 'En kirke av tre. '.repeat(70), 'warning:17', 'first paragraph'],
    [
      'id: 101',
      hours(`${SUMMER}, open: "18:00", close: "10:00"`),
      'warning:5',
      'opens at 18:00 and closes at 10:00',
    ],
    [
      'id: 101',
      hours(
        `${SUMMER}, open: "10:00", close: "16:00"`,
        'from: 08-01, to: 09-30, days: thu, open: "15:00", close: "20:00"',
      ),
      'warning:6',
      'overlap with those from 05-01 to 08-31',
    ],
    [
      'id: 101',
      hours(
        `${WINTER}, open: "10:00", close: "16:00"`,
        'from: 01-10, to: 01-20, days: mon, open: "12:00", close: "13:00"',
      ),
      'warning:6',
      'overlap',
    ],
  ]);
  it.each([
    ['another day', 'from: 05-01, to: 08-31, days: sat-sun'],
    ['another season', 'from: 09-01, to: 04-30, days: mon-fri'],
  ])('does not report hours of %s', async (_what, other) => {
    const rows = hours(
      `${SUMMER}, open: "10:00", close: "16:00"`,
      `${other}, open: "10:00", close: "16:00"`,
    );
    const files = changed({ file: URNES, from: 'id: 101', to: rows });
    expect((await issuesOf(files)).map(({ message }) => message)).toEqual(
      (await issuesOf(VALID_PACK)).map(({ message }) => message),
    );
  });

  reportsIn(REBUS, [
    ['proximity: 50', 'proximity: 5', 'warning:4', 'nearer than a phone can measure'],
    ['distance: 50', 'distance: 50000', 'warning:7', 'too far to mean a place'],
  ]);
  reportsIn(TOUR, [
    [
      'articles: [101]\n',
      'articles: [101]\nroute: { length: 2400, duration: 0.5 }\n',
      'warning:5',
      'faster than on a motorway',
    ],
    [
      'articles: [101]\n',
      'articles: [101]\nroute: { length: 24, duration: 60 }\n',
      'warning:5',
      'slower than anyone walks',
    ],
  ]);
});

describe('dates and years that are valid and probably not meant', () => {
  const period = (years: string) => `facts:\n  period: ${years}`;
  reportsIn(URNES, [
    ['id: 101', 'id: 101\npublish_from: 1926-05-01', 'warning:3', 'more than 10 years away'],
    ['facts:', period('{ from: 3026 }'), 'warning:13', 'The year 3026 is to come'],
    ['facts:', period('{ from: -1130, to: 1150 }'), 'warning:13', '1130 before our era to 1150'],
    ['- title: UNESCO', '- { title: UNESCO, accessed: 2999-01-01 }', 'warning:14', 'to come'],
    ['- title: UNESCO', '- { title: UNESCO, accessed: 1926-01-01 }', 'warning:14', 'was a web'],
  ]);
  reportsIn('memories/9001.yaml', [
    ['id: 9001', 'id: 9001\nyear: 195', 'warning:2', 'which nobody remembers'],
  ]);
  reportsIn('entities/ole.yaml', [
    ['birth: 1814-05', 'birth: 1814-05\ndeath: 1779', 'warning:5', 'a life of -35 years'],
    ['birth: 1814-05', 'birth: 1814\ndeath: 1979', 'warning:5', 'a life of 165 years'],
    ['birth: 1814-05', 'birth: 2814', 'warning:4', 'The year 2814 is to come'],
  ]);

  const past = new Date().getFullYear() - 6;
  it.each([`publish_to: ${past}-01-01`, 'publish_from: 2099-01-01', 'revision: 2'])(
    'are not all others: %s',
    async (line) => {
      const files = changed({ file: URNES, from: 'id: 101', to: `id: 101\n${line}` });
      expect(await issuesOf(files)).toEqual([]);
    },
  );
});

describe('links that no browser can open', () => {
  reportsIn(URNES, [
    ['- title: UNESCO', '- { title: U, url: https://museet }', 'warning:14', 'is not a domain'],
    [
      '- title: UNESCO',
      '- { title: U, url: "https://https://museet.no" }',
      'warning:14',
      'is not a domain',
    ],
    ['owner:bryggen', 'https://www,museet.no', 'warning:21', 'is not a domain'],
    ['owner:bryggen', 'www.museet.no', 'error:21', 'leads nowhere'],
    ['Mer om den.', 'Mer [her] (https://museet.no).', 'warning:25', 'shown as it is typed'],
    ['Mer om den.', 'Mer **om den.', 'warning:25', '"**" is shown as it is typed'],
  ]);
});

describe('texts that are not as they should be', () => {
  const LONG = 'The church is built of wood and was moved to the farm from the fjord in the year';
  reportsIn(URNES, [
    ['En kirke av tre.', `${LONG} 1130.`, 'warning:17', 'text in no seems to be English'],
    [
      'A church of wood.',
      'Kirken er av tre og ble flyttet fra gården til bygda, ikke ved sjøen. Hvor er det? Ikke til å tro, og noe rart er det.',
      'warning:27',
      'Norwegian',
    ],
    ['More of it.', `It is old. ${LONG}`, 'warning:27', 'ends within a sentence'],
    ['En kirke av tre.', 'En kirke av tr\uFFFD.', 'warning:19', 'A letter is lost'],
    ['En kirke av tre.', 'En kirke pÃ¥ land.', 'warning:19', 'Ã¥ for å'],
    ['En kirke av tre.', '<<<<<<< HEAD', 'error:19', 'merge'],
    ['{{portal}}\n\nMer', '{portal}\n\nMer', 'error:23', 'Write {{portal}}'],
  ]);
  it.each([
    [
      'a line that names somebody',
      'Den er av tre. Den er ny.\n\nFoto: Kari Nordmann, Bryggens Museum',
    ],
    ['a foreign name', 'Carl von Linné og Baltzar von Platen. Begge er fra Sverige.'],
  ])('are not all others: %s', async (_what, text) => {
    const files = changed({ file: URNES, from: 'Mer om den.', to: text });
    expect(await issuesOf(files)).toEqual([]);
  });

  it('may be notes without full stops, as in museum databases', async () => {
    const to = 'Modell av robåt med seil og årer, gave fra Ola Nordmann';
    const files = changed({ file: 'owners/bryggen.md', from: 'Museet på kaia.', to });
    expect(await issuesOf(files)).toEqual([]);
  });

  reportsIn(SIDECAR, [['no: Rød', 'se: En röd prick', 'warning:2', 'Write sv for Swedish']]);
});
