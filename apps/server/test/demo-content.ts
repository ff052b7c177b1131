/** Every kind of content: the API's pack with an SVG image, codes, kiosks, records, foot paths. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '#context.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { importPack } from '#packs/packs.service.ts';
import { changePack, type PackChanges, writeApiPack } from './api-pack.ts';
import { fillOnce, onClose, type OpenDatabase } from './database.ts';

const MORE: PackChanges = {
  'codes.yaml': `- { code: "1001", document: 101 }
- { code: "4011", context: 401, document: 4011 }
- { code: museet, owner: bryggen }
`,
  'kiosks/hall.yaml': `- id: 1401
  kind: device
  owner: bryggen
  title: { no: Skjerm i hallen }
  presentation: 1301
- id: 1301
  kind: presentation
  owner: bryggen
  title: { no: Det skjermen viser }
  documents: [101, 301]
`,
  'objects/011091000042.yaml': `id: "011091000042"
type: Thing
owner: bryggen
title: { no: Ovn }
images: [tegning.svg]
license: by
`,
  'memories/9001.yaml': `id: 9001
country: "no"
language: "no"
title: { no: Bakst }
text: { no: Vi bakte hver lørdag. }
license: by
`,
  'entities/harald.yaml': `uuid: 44444444-2222-4333-8444-555555555555
type: Person
name: { no: Harald }
birth: "1850"
`,
  'paths.geojson': JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind: 'path' },
        geometry: {
          type: 'LineString',
          coordinates: [
            [5.32, 60.39],
            [5.33, 60.4],
          ],
        },
      },
    ],
  }),
  'media/tegning.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="#2f6a9f"/></svg>',
  'media/tegning.svg.yaml': `id: 5201
alt_text: { no: En blå flate }
credits: [{ type: artist, name: Tegner }]
license: by
focal_point: [0.25, 0.75]
`,
};

export async function writeFixturePack(folder: string): Promise<void> {
  await writeApiPack(folder);
  await changePack(folder, MORE);
}

export interface Fixture extends Pick<Context, 'database' | 'mediaStore'> {
  /** Contains the pack in `pack` and the media store; removed when the database is closed. */
  readonly folder: string;
  readonly packFolder: string;
}

const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'varde-fixture-'));
const packIn = (folder: string): string => join(folder, 'pack');

/** A new database, an empty media store and the pack's files, without importing them. */
export async function openFixture(open: OpenDatabase): Promise<Fixture> {
  const folder = await makeFolder();
  await writeFixturePack(packIn(folder));
  return openIn(folder, await open());
}

/** The same with the pack imported. */
export async function openImportedFixture(open: OpenDatabase): Promise<Fixture> {
  const folder = await makeFolder();
  const template = await fillOnce('fixture', folder, async (database, into) => {
    await writeFixturePack(packIn(into));
    const { status, issues } = await importPack(database, await openMediaStore(into), packIn(into));
    if (status !== 'imported') throw new Error(JSON.stringify(issues, null, 2));
  });
  return openIn(folder, await open(template));
}

async function openIn(folder: string, database: Context['database']): Promise<Fixture> {
  onClose(database, () => rm(folder, { recursive: true, force: true }));
  return { database, mediaStore: await openMediaStore(folder), folder, packFolder: packIn(folder) };
}
