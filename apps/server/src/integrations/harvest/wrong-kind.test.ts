import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createImage } from '#test/api-pack.ts';
import { runImport, harvestForEach } from '#test/harvested.ts';

const fixture = harvestForEach();

async function from(source: string, name: string, content: string | Uint8Array): Promise<string> {
  const file = join(fixture.folder.path, '..', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return runImport(['--from', source, file], fixture.folder);
}

/** The start of an archive and its list of files, as far as kinds are recognised by them. */
const zip = (...names: readonly string[]): Buffer =>
  Buffer.from(`PK\u0003\u0004\u0014\0${names.join('\0PK\u0001\u0002')}`, 'latin1');
const GEOJSON = '{"type":"FeatureCollection","features":[]}';
const GPX = '<?xml version="1.0"?>\n<gpx version="1.1"></gpx>';
const KML = '<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"></kml>';
const PAGE = '<!DOCTYPE html>\n<html lang="no"><body>Logg inn</body></html>';
const MANIFEST =
  '{"@context":"http://iiif.io/api/presentation/3/context.json","id":"https://a.no/m","type":"Manifest"}';
const INFO = '{"@context":"http://iiif.io/api/image/3/context.json","id":"https://a.no/i"}';
const TABLE = 'Tittel;Breddegrad\nKirken;60\n';

describe('a file of another kind than the importer reads', () => {
  it.each<[source: string, name: string, content: string | Uint8Array, is: string, help: string]>([
    ['csv', 'a.xlsx', zip('xl/workbook.xml'), 'an Excel workbook', 'CSV (UTF-8)'],
    ['csv', 'a.csv', zip('xl/workbook.xml'), 'an Excel workbook', 'CSV (UTF-8)'],
    [
      'csv',
      'a.ods',
      zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      'a spreadsheet of LibreOffice',
      'CSV (UTF-8)',
    ],
    ['csv', 'a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'an old Excel', 'CSV (UTF-8)'],
    ['csv', 'a.docx', zip('word/document.xml'), 'a Word document', 'into a spreadsheet'],
    ['csv', 'a.pdf', '%PDF-1.7\n', 'a PDF', 'into a spreadsheet'],
    ['csv', 'a.zip', zip('steder.csv'), 'a ZIP archive', 'Unpack it'],
    ['csv', 'a.geojson', GEOJSON, 'GeoJSON', '--from geojson'],
    ['csv', 'a.gpx', GPX, 'GPX', '--from gpx'],
    ['csv', 'a.html', PAGE, 'a web page', 'the file itself'],
    ['csv', 'a.csv', '', 'empty', 'Save it again'],
    ['geojson', 'a.csv', TABLE, 'a table (CSV)', '--from csv'],
    ['geojson', 'a.gpx', GPX, 'GPX', '--from gpx'],
    ['geojson', 'a.kml', KML, 'KML of Google Earth', 'as GeoJSON'],
    ['geojson', 'a.shp', Buffer.from('0000270a00000000', 'hex'), 'a shapefile', 'as GeoJSON'],
    ['geojson', 'a.zip', zip('steder.shp', 'steder.dbf'), 'a zipped shapefile', 'as GeoJSON'],
    ['geojson', 'a.gpkg', 'SQLite format 3\0', 'a database (GeoPackage)', 'as GeoJSON'],
    ['geojson', 'a.json', '{"type":"Topology","objects":{}}', 'TopoJSON', 'as GeoJSON'],
    ['geojson', 'a.json', '{"a":1}', 'JSON of another kind', 'GeoJSON'],
    ['gpx', 'a.kml', KML, 'KML of Google Earth', 'as GeoJSON'],
    ['gpx', 'a.kmz', zip('doc.kml'), 'KMZ of Google Earth', 'as GeoJSON'],
    ['gpx', 'a.fit', Buffer.from('\u000e\u0010\0\0\0\0\0\0.FIT', 'latin1'), 'a FIT file', 'as GPX'],
    ['gpx', 'a.tcx', '<TrainingCenterDatabase xmlns="x">', 'TCX of a sports watch', 'as GPX'],
    ['gpx', 'a.geojson', GEOJSON, 'GeoJSON', '--from geojson'],
    ['iiif', 'a.html', PAGE, 'a web page', 'manifest.json'],
    ['iiif', 'info.json', INFO, 'the description of one IIIF image', 'manifest.json'],
    ['iiif', 'a.geojson', GEOJSON, 'GeoJSON', '--from geojson'],
    ['geojson', 'manifest.json', MANIFEST, 'a manifest of IIIF', '--from iiif'],
  ])('is named to --from %s: %s', async (source, name, content, is, help) => {
    await expect(from(source, name, content)).rejects.toThrow(`${name} is ${is}`);
    await expect(from(source, name, content)).rejects.toThrow(help);
  });

  it('is named when it is an image', async () => {
    const image = await createImage(10, 10, '#357').jpeg().toBuffer();
    await expect(from('csv', 'a.jpg', image)).rejects.toThrow('a.jpg is an image, and not a table');
  });
});

describe('values that an importer cannot use', () => {
  it('are reported with the row of a table', async () => {
    const output = await from(
      'csv',
      'a.csv',
      'tittel;fra;til;lenke\nKirken;1800-tallet;;ikke-en-url\nGarden;;1850;\nTunet;1700;1750;https://a.no/b\n',
    );
    expect(output).toContain('the first year of Kirken, "1800-tallet"');
    expect(output).toContain('the link of Kirken, "ikke-en-url"');
    expect(output).toContain('the last year of Garden, "1850"');
    expect(output).not.toContain('Tunet');
  });

  it('are reported when a map grid gives the coordinates', async () => {
    const feature =
      '{"type":"Feature","properties":{"name":"Kirken"},"geometry":{"type":"Point","coordinates":[262000,6645000]}}';
    const output = await from(
      'geojson',
      'a.json',
      `{"type":"FeatureCollection","features":[${feature}]}`,
    );
    expect(output).toContain('the place of Kirken');
    expect(output).toContain('EPSG:4326');
  });
});
