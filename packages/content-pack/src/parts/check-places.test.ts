import { describe, expect, it } from 'vitest';
import { issuesOf, reportsIn } from './test-pack.ts';
import { changed, POST, REBUS, TOUR, URNES, VALID_PACK } from './valid-pack.ts';

const route = (line: string, more = ''): string =>
  `articles: [101]\nroute: {${more} line: { type: LineString, coordinates: ${line} } }\n`;

describe('places that are valid and probably not meant', () => {
  reportsIn(TOUR, [
    ['articles: [101]\n', route('[[61.2, 7.3], [61.3, 7.4]]'), 'warning:5', 'changed places'],
    [
      'articles: [101]\n',
      route('[[7.3, 61.2], [7.301, 61.2], [7.302, 61.2], [9.303, 61.2], [7.304, 61.2]]'),
      'warning:5',
      'leaps 107 km',
    ],
    [
      'articles: [101]\n',
      route('[[7.3, 61.2], [7.301, 61.2]]', ' length: 2400,'),
      'warning:5',
      'The length is 2400 metres, but the line has 54',
    ],
  ]);
  reportsIn('paths.geojson', [
    ['[5.4,60.4]', '[5.4,64.4]', 'warning:2', 'more than 50 km from every document'],
  ]);
  reportsIn('plan.geojson', [
    ['[5.3,60.3]}}\n]', '[5.3,63.3]}}\n]', 'warning:4', 'more than 50 km from every document'],
  ]);

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

    it.each([
      ['a minus', '61.3, -7.3'],
      ['a wrong first digit', '41.3, 7.3'],
    ])('is reported in a pack of whole countries when it lies abroad by %s', async (_, wrong) => {
      const apart = ['70.3, 31.1', '59.3, 18.0', '55.6, 13.0', '58.1, 8.0', wrong];
      const issues = await issuesOf(changed(...apart.map((at, nr) => article(200 + nr, at))));
      expect(issues.filter(({ message }) => message.includes('Nordic'))).toEqual([
        expect.objectContaining({ file: 'articles/204.md', line: 4, severity: 'warning' }),
      ]);
    });

    describe('among the stops of a walk', () => {
      const walkOf = async (stops: readonly string[], keys: string) => {
        const ids = stops.map((_, nr) => 200 + nr);
        const issues = await issuesOf(
          changed(...stops.map((at, nr) => article(200 + nr, at)), {
            file: TOUR,
            from: 'articles: [101]\n',
            to: `articles: [101, ${ids.join(', ')}]\n${keys}`,
          }),
        );
        return issues
          .filter(({ message }) => / km | m /.test(message))
          .map(({ file, line, message }) => `${file}:${line} ${message}`);
      };
      const NEAR = ['61.298, 7.322', '61.299, 7.323', '61.3, 7.324'];

      it('is reported at its location', async () => {
        expect(await walkOf([...NEAR, '61.9, 7.322'], '')).toEqual([
          'articles/203.md:4 The place is 67 km from the other stops of 301',
        ]);
      });

      it.each([
        ['with its length', 'ordered: true\nroute: { length: 900 }\n', ', which is 900 m long'],
        [
          'with a line',
          'ordered: true\nroute: { line: { type: LineString, coordinates: [[7.322, 61.298], [7.324, 61.3]] } }\n',
          ', which is 247 m long',
        ],
        ['without a length', 'ordered: true\n', ''],
      ])('is reported where one digit is wrong, %s', async (_, keys, length) => {
        expect(await walkOf([...NEAR, '61.398, 7.322'], keys)).toEqual([
          `articles/203.md:4 The place is 11 km from the other stops of 301${length}`,
        ]);
      });

      it.each([
        [
          'a long route by car',
          ['61.298, 7.322', '61.4, 7.5', '61.9, 8.1', '62.3, 9.2'],
          'ordered: true\nroute: { length: 210000 }\n',
        ],
        [
          'a long route by car without a length',
          ['61.298, 7.322', '61.4, 7.5', '61.9, 8.1', '62.3, 9.2'],
          'ordered: true\n',
        ],
        [
          'a bicycle tour that begins in a town',
          [...NEAR, '61.38, 7.32'],
          'ordered: true\nroute: { length: 30000 }\n',
        ],
        [
          'a walk along a line',
          ['61.3, 7.322', '61.3, 7.326', '61.3, 7.33', '61.3, 7.339'],
          'ordered: true\nroute: { length: 900 }\n',
        ],
        [
          'a presentation with a drawn route in one of its towns',
          [...NEAR, '60.398, 5.322', '60.399, 5.322', '60.4, 5.322', '59.3, 18.0'],
          'ordered: true\nroute: { length: 900, line: { type: LineString, coordinates: [[7.322, 61.298], [7.332, 61.298]] } }\n',
        ],
        [
          'a list of places of which a route leads to some',
          [...NEAR, '61.398, 7.322'],
          'route: { length: 900 }\n',
        ],
      ])('is not reported of %s', async (_, stops, keys) => {
        expect(await walkOf(stops, keys)).toEqual([]);
      });

      it('is reported as a short length where most stops are far, or there are only two', async () => {
        const short = 'ordered: true\nroute: { length: 9 }\n';
        expect(await walkOf(NEAR, short)).toEqual([
          `${TOUR}:6 The route is 9 m long, and stops are 247 m from each other`,
        ]);
        expect(await walkOf(['61.398, 7.322'], short)).toEqual([
          `${TOUR}:6 The route is 9 m long, and stops are 11 km from each other`,
        ]);
      });
    });

    it('is reported among the posts of a rebus', async () => {
      const post = (id: number, location: string) => ({
        file: `articles/${id}.md`,
        to: String(VALID_PACK[POST])
          .replace('id: 4011', `id: ${id}`)
          .replace('60.397, 5.324', location),
      });
      const posts = [post(4012, '60.3971, 5.3241'), post(4013, '60.3972, 5.3942')];
      const issues = await issuesOf(
        changed(...posts, {
          file: REBUS,
          from: 'posts:\n',
          to: 'route: { length: 900 }\nposts:\n  - { article: 4012 }\n  - { article: 4013 }\n',
        }),
      );
      expect(issues.map(({ file, message }) => `${file} ${message}`)).toEqual([
        'articles/4013.md The place is 3.9 km from the other stops of 401, which is 900 m long',
      ]);
    });

    it('is not reported in a pack of whole countries', async () => {
      const apart = ['70.3, 31.1', '59.3, 18.0', '55.6, 13.0', '58.1, 8.0', '67.3, 14.4'];
      expect(await farIn(...apart)).toEqual([]);
    });
  });
});
