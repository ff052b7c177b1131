/** Files for the API's pack: 220 places on a coarse grid, so that many distances are equal. */
import { markdown } from './api-pack.ts';

export interface GridPlace {
  readonly id: number;
  readonly kind: 'article' | 'group';
  /** Its slug. */
  readonly owner: 'bryggen' | 'arsenalet';
  readonly title: string;
  readonly location: { readonly lat: number; readonly lng: number } | null;
}

const COUNT = 220;
const TITLES = ['Ås', 'Aas', 'Østfold', 'Ærfugl', 'Bro', 'Zebra', 'Fort 2', 'Fort 10'];

/** Ids from 10001; 1 in 7 without location, 1 in 10 a presentation, 1 in 5 of the other owner. */
export const GRID: readonly GridPlace[] = Array.from({ length: COUNT }, (_, index) => ({
  id: 10_001 + index,
  kind: index % 10 === 3 ? 'group' : 'article',
  owner: index % 5 === 1 ? 'arsenalet' : 'bryggen',
  title: `${TITLES[(index * 5) % TITLES.length]}${index % 3 === 0 ? '' : ` ${index % 30}`}`,
  location:
    index % 7 === 2 ? null : { lat: 60 + ((index * 3) % 5) / 2, lng: 5 + ((index * 7) % 6) / 2 },
}));

export const GRID_FILES: Readonly<Record<string, string>> = Object.fromEntries(GRID.map(file));

function file({ id, kind, owner, title, location }: GridPlace): [string, string] {
  const at = location ? `location: ${location.lat}, ${location.lng}\n` : '';
  const groupFields = kind === 'group' ? 'articles: [101]\nordered: false' : '';
  const front = `id: ${id}\nowner: ${owner}\n${at}${groupFields}`.trim();
  return [
    `${kind === 'group' ? 'presentations' : 'articles'}/${id}.md`,
    markdown({ front, title }),
  ];
}
