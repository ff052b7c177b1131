/** KML 2.3 (OGC 12-007r2) for globes and map makers. */
import type { ExportedStop, WalkExport } from './walk-export.ts';
import { xmlElement } from './write-xml.ts';

export function writeKml({ title, description, owner, address, stops, line }: WalkExport): string {
  const by = owner === '' ? '' : `<atom:author>${xmlElement('atom:name', owner)}</atom:author>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<Document>',
    `${xmlElement('name', title)}${by}${linkTo(address)}${xmlElement('description', description)}`,
    ...stops.map(placemark),
    ...(line.length > 1 ? [way(title, line)] : []),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}

const linkTo = (address: string): string => `<atom:link href="${address}"/>`;

function placemark({ number, title, description, address, lat, lng }: ExportedStop): string {
  const name = number === undefined ? title : `${number}. ${title}`;
  return `<Placemark>${xmlElement('name', name)}${linkTo(address)}${xmlElement('description', description)}<Point><coordinates>${lng},${lat}</coordinates></Point></Placemark>`;
}

function way(title: string, line: WalkExport['line']): string {
  const coordinates = line.map((position) => position.join(',')).join(' ');
  return `<Placemark>${xmlElement('name', title)}<LineString><tessellate>1</tessellate><coordinates>${coordinates}</coordinates></LineString></Placemark>`;
}
