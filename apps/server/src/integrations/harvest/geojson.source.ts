/** GeoJSON (RFC 7946): points and areas become articles, lines become walks past nearby points. */
import { text } from '../read-loosely.ts';
import type { HarvestItem, Harvested } from './harvest-item.ts';
import {
  type Feature,
  lineKey,
  type PlacedKey,
  readFeatures,
  stopsAlong,
} from './read-features.ts';
import { harvestRow, readRow, type RowContext } from './row-item.ts';
import { SourceProblem, type Source } from './source.ts';
import { readSourceFile, refuseOtherThanOne } from './source-file.ts';

export const geojson: Source = {
  name: 'GeoJSON',
  isFile: true,
  refuse: (options) =>
    refuseOtherThanOne(options, 'varde import --from geojson places.geojson --into my-museum'),
  async *harvest(options, tools) {
    const file = await readSourceFile(options, tools);
    const features = readFeatures(parseJson(file.bytes));
    if (!features) throw new SourceProblem(`${file.name} is no GeoJSON.`);
    const context = {
      prefix: `geojson:${file.stem}`,
      language: tools.language,
      origin: { title: file.name, url: file.url },
      resolveImageUrl: file.beside,
    };
    const places: PlacedKey[] = [];
    for (const feature of features.filter(({ lines }) => lines.length === 0))
      for await (const found of harvestFeature(feature, context)) {
        if (found.status === 'item') addPlace(found.item, places);
        yield found;
      }
    for (const feature of features) yield* harvestLines(feature, context, places);
  },
};

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

function addPlace(item: HarvestItem, places: PlacedKey[]): void {
  if (item.kind !== 'article' || !item.location) return;
  places.push({ key: item.key, location: item.location });
}

/** @param context of the file */
export function harvestFeature(feature: Feature, context: RowContext): AsyncGenerator<Harvested> {
  const { id, location } = feature;
  return harvestRow(rowOf(feature), { ...context, id, location });
}

const rowOf = ({ properties }: Feature) =>
  readRow(Object.entries(properties).map(([name, value]) => [name, text(value) ?? ''] as const));

/** Each line of a MultiLineString becomes a walk. */
async function* harvestLines(
  feature: Feature,
  context: RowContext,
  places: readonly PlacedKey[],
): AsyncGenerator<Harvested> {
  for (const [index, line] of feature.lines.entries())
    for await (const found of harvestRow(rowOf(feature), { ...context, id: feature.id })) {
      if (found.status !== 'item' || found.item.kind !== 'article') yield found;
      else {
        const { language, title, text: texts, origin, key } = found.item;
        const number = feature.lines.length > 1 ? `:${index + 1}` : '';
        const own = feature.id ? key : lineKey(context.prefix, JSON.stringify(title), line);
        const stops = stopsAlong(line, places);
        const walk = { language, title, text: texts, origin, line, stops };
        yield { status: 'item', item: { kind: 'walk', key: `${own}${number}`, ...walk } };
      }
    }
}
