/** A route or track as a presentation with a line. */
import type { PackPresentation } from '@varde/content-pack/pack';
import { distanceBetween } from '@varde/domain/geo';
import type { HarvestWalk } from './harvest-item.ts';
import { knownLanguages, plainMarkdown, plainTitle, titlesFor } from './plain-words.ts';
import { fileName, sourceOf } from './to-article.ts';

export interface WalkParts {
  readonly id: number;
  readonly file?: string | undefined;
  readonly owner: string;
  readonly articles: readonly number[];
  readonly today: string;
}

export function toWalk(item: HarvestWalk, parts: WalkParts): PackPresentation {
  const { id, owner, articles, today } = parts;
  const { language, line, origin } = item;
  const texts = knownLanguages(item.text, language, plainMarkdown);
  const title = titlesFor(knownLanguages(item.title, language, plainTitle), texts);
  const coordinates = thinned(line).map(([lng, lat]) => [decimals(lng), decimals(lat)]);
  return {
    kind: 'group',
    file: parts.file ?? `presentations/${fileName(id, Object.values(title)[0] ?? '')}`,
    id,
    owner,
    title,
    description: {},
    text: texts,
    ...startOf(line),
    themes: [],
    status: 'published',
    revision: 1,
    old_id: item.key,
    blocks: {},
    facts: { sources: [sourceOf(origin, today)] },
    articles,
    ordered: articles.length > 0,
    selections: [],
    route: {
      length: Math.max(1, Math.round(lengthOf(line))),
      line: { type: 'LineString', coordinates },
    },
  };
}

/** A metre is closer than any phone knows where it is. */
const decimals = (degrees: number): number => Number(degrees.toFixed(5));

const startOf = (line: HarvestWalk['line']) => {
  const [start] = line;
  return start ? { location: { lat: start[1], lng: start[0] } } : {};
};

function lengthOf(line: HarvestWalk['line']): number {
  return line.slice(1).reduce((sum, [lng, lat], index) => {
    const [fromLng, fromLat] = line[index] ?? [lng, lat];
    return sum + distanceBetween({ lat: fromLat, lng: fromLng }, { lat, lng });
  }, 0);
}

/** A walk of hours recorded each second has more points than a map can show. */
const MOST_POINTS = 2_000;

function thinned(line: HarvestWalk['line']): HarvestWalk['line'] {
  const step = Math.ceil(line.length / MOST_POINTS);
  return line.filter((_, index) => index % step === 0 || index === line.length - 1);
}
