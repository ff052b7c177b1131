/** GPX 1.1 (topografix.com/GPX/1/1) for watches and hikers' apps: the stops, and the way as a track or, where none is drawn, a route. */
import { PRODUCT_NAME } from '@varde/domain/constants';
import type { ExportedStop, WalkExport } from './walk-export.ts';
import { xmlElement, xmlText } from './write-xml.ts';

export function writeGpx(walk: WalkExport): string {
  const { title, description, owner, stops, isOrdered } = walk;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${PRODUCT_NAME}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata>${xmlElement('name', title)}${xmlElement('desc', description)}${author(owner)}${link(walk)}</metadata>`,
    ...stops.map((stop) => point('wpt', stop)),
    ...(isOrdered && !isDrawn(walk) && stops.length > 1 ? [routeOf(walk)] : []),
    ...(isDrawn(walk) ? [track(walk)] : []),
    '</gpx>',
    '',
  ].join('\n');
}

const isDrawn = ({ line }: WalkExport): boolean => line.length > 1;

const author = (owner: string): string =>
  owner === '' ? '' : `<author>${xmlElement('name', owner)}</author>`;

const link = ({ address }: { readonly address: string }): string =>
  `<link href="${xmlText(address)}"/>`;

function point(element: 'wpt' | 'rtept', stop: ExportedStop): string {
  const { lat, lng, description } = stop;
  return `<${element} lat="${lat}" lon="${lng}">${xmlElement('name', nameOf(stop))}${xmlElement('desc', description)}${link(stop)}</${element}>`;
}

/** Watches show a list of names: the number says which comes next. */
function nameOf({ number, title }: ExportedStop): string {
  return number === undefined ? title : `${number}. ${title}`;
}

function routeOf({ title, stops }: WalkExport): string {
  return `<rte>${xmlElement('name', title)}${stops.map((stop) => point('rtept', stop)).join('')}</rte>`;
}

function track({ title, line }: WalkExport): string {
  const points = line.map(([lng, lat, height]) =>
    height === undefined
      ? `<trkpt lat="${lat}" lon="${lng}"/>`
      : `<trkpt lat="${lat}" lon="${lng}"><ele>${height}</ele></trkpt>`,
  );
  return `<trk>${xmlElement('name', title)}<trkseg>${points.join('')}</trkseg></trk>`;
}
