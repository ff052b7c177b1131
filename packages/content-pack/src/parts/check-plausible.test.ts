import { describe, expect, it } from 'vitest';
import { changed, issuesOf, reportsIn, TOUR, URNES, VALID_PACK } from './test-pack.ts';

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
  reportsIn(TOUR, [
    [
      'articles: [101]\n',
      'articles: [101]\nroute: { line: { type: LineString, coordinates: [[61.2, 7.3], [61.3, 7.4]] } }\n',
      'warning:5',
      'changed places',
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

  it('reports swapped coordinates in GeoJSON once for a file', async () => {
    const line = (offset: number) =>
      `{ "type": "Feature", "properties": {}, "geometry": { "type": "LineString", "coordinates": [[60.3${offset}, 5.3], [60.4, 5.4]] } }`;
    const to = `{ "type": "FeatureCollection", "features": [\n${line(1)},\n${line(2)}] }`;
    const issues = await issuesOf(changed({ file: 'paths.geojson', to }));
    expect(issues.filter(({ message }) => message.includes('changed places'))).toEqual([
      expect.objectContaining({ file: 'paths.geojson', line: 2, severity: 'warning' }),
    ]);
  });

  describe('a place far from all others', () => {
    const article = (id: number, location: string) => ({
      file: `articles/${id}.md`,
      to: String(VALID_PACK[URNES])
        .replace('id: 101', `id: ${id}`)
        .replace('61.29814, 7.32236', location),
    });
    const farIn = async (...locations: readonly string[]) => {
      const articles = locations.map((location, index) => article(200 + index, location));
      const issues = await issuesOf(changed(...articles));
      return issues.filter(({ message }) => message.includes('km from most others'));
    };

    it('is reported with its distance', async () => {
      expect(await farIn('61.1, 7.1', '61.2, 7.2', '61.3, 7.3', '41.3, 7.3')).toEqual([
        expect.objectContaining({
          file: 'articles/203.md',
          message: expect.stringMatching(/^The place is 22\d\d km/) as string,
        }),
      ]);
    });

    it('is not reported in a pack of whole countries', async () => {
      const apart = ['70.3, 31.1', '59.3, 18.0', '55.6, 13.0', '58.1, 8.0', '67.3, 14.4'];
      expect(await farIn(...apart)).toEqual([]);
    });
  });
});
