import { describe, expect, it } from 'vitest';
import { changed, issuesOf, reportsIn, TOUR, URNES, VALID_PACK } from './test-pack.ts';

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

    it('is reported among the stops of a walk', async () => {
      const stops = ['61.1, 7.1', '61.101, 7.1', '61.102, 7.1', '61.9, 7.1'];
      const issues = await issuesOf(
        changed(...stops.map((at, nr) => article(200 + nr, at)), {
          file: TOUR,
          from: 'articles: [101]\n',
          to: 'articles: [101, 200, 201, 202, 203]\n',
        }),
      );
      expect(issues.map(({ message }) => message)).toContain(
        'Document 203 is 89 km from the other stops',
      );
    });

    it('is not reported in a pack of whole countries', async () => {
      const apart = ['70.3, 31.1', '59.3, 18.0', '55.6, 13.0', '58.1, 8.0', '67.3, 14.4'];
      expect(await farIn(...apart)).toEqual([]);
    });
  });
});
