import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { changePack } from '#test/api-pack.ts';
import { openFixture, type Fixture } from '#test/demo-content.ts';
import { describeWithDatabase } from '#test/database.ts';
import { exportPack, importPack, renewDerived } from './packs.service.ts';

const GPS = { GPSLatitudeRef: 'N', GPSAreaInformation: 'Kjelleren' };
const SIDECAR = 'id: 5102\nalt_text: { no: Portal }\nlicense: by\n';
const CREDITED = 5198;
const SIDECAR_WITH_CREDITS = `${SIDECAR.replace('5102', String(CREDITED))}credits: [{ type: artist, name: Tegner }]\n`;

describeWithDatabase('a photograph with credits in its metadata', (open) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture(open);
    const photograph = await sharp({
      create: { width: 400, height: 600, channels: 3, background: '#753' },
    })
      .withExif({ IFD0: { Artist: 'Kari Nordmann', Copyright: 'Museet' }, IFD3: GPS })
      .png()
      .toBuffer();
    await changePack(fixture.packFolder, {
      'media/portal.png': photograph,
      'media/portal.png.yaml': SIDECAR,
      'media/same.png': photograph,
      'media/same.png.yaml': SIDECAR_WITH_CREDITS,
    });
    await importPack(fixture.database, fixture.mediaStore, fixture.packFolder);
  });

  const row = (id = 5102) =>
    fixture.database.kysely
      .selectFrom('media')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const CREDITS = [
    { credit_type_id: 2, name: 'Kari Nordmann' },
    { credit_type_id: 20, name: 'Museet' },
  ];

  it('has those credits when its sidecar has none', async () => {
    expect((await row()).credits).toEqual(CREDITS);
  });

  it('is stored without its location', async () => {
    const { sha256 } = await row();
    expect((await readFile(fixture.mediaStore.pathOf(sha256))).includes('Kjelleren')).toBe(false);
  });

  it('keeps the credits when its rows are renewed', async () => {
    await renewDerived(fixture.database);
    expect((await row()).credits).toEqual(CREDITS);
  });

  it('is exported such that an import changes nothing', async () => {
    const { database, mediaStore, folder } = fixture;
    await exportPack(database, mediaStore, `${folder}/out`);
    expect((await importPack(database, mediaStore, `${folder}/out`)).status).toBe('unchanged');
  });

  it('has the sidecar’s credits when there are any', async () => {
    expect((await row(CREDITED)).credits).toEqual([{ credit_type_id: 3, name: 'Tegner' }]);
  });
});
