import type { WalkView } from './walk-view.ts';

const ASCENDING = 'https://schema.org/ItemListOrderAscending';
const UNORDERED = 'https://schema.org/ItemListUnordered';

/** Stops of a walk as structured data (schema.org TouristTrip). Pure. */
export function walkData({ stops, ordered }: WalkView, origin: string) {
  return {
    itinerary: {
      '@type': 'ItemList',
      itemListOrder: ordered ? ASCENDING : UNORDERED,
      itemListElement: stops.map(({ title, id }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title.text,
        url: `${origin}/article/${id}`,
      })),
    },
  };
}
