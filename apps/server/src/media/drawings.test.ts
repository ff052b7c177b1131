import { mkdir, readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { Media } from '@varde/contract/media';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

const DRAWING = 5401;
/** A red half and a blue one. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100">
  <rect width="80" height="100" fill="#c81e1e"/><rect x="80" width="80" height="100" fill="#1e1ec8"/></svg>`;

describeWithDatabase('drawings', (open) => {
  const server = apiPackForAll(open, () => ({
    files: {
      'media/flate.svg': SVG,
      'media/flate.svg.yaml': `id: ${DRAWING}\nalt_text: { no: To flater }\ncredits: [{ type: artist, name: Tegner }]\nlicense: by\nlicense_version: "4.0"\n`,
      'articles/192.md':
        '---\nid: 192\nowner: bryggen\nimage: flate.svg\n---\n\n# no: Flater\n\nIngress.\n',
    },
  }));
  let identifier: string | null;
  beforeAll(async () => {
    ({ identifier } = (await server.get(`/api/v3/media/${DRAWING}`)).json<Media>());
  });

  const get = async (url: string) => {
    const { statusCode, rawPayload } = await server.get(url);
    expect(statusCode).toBe(200);
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number) => ((data[x * info.channels] ?? 0) > 100 ? 'red' : 'blue');
    const { width, height } = info;
    return { width, height, ends: [colourAt(0), colourAt(width - 1)] };
  };
  const fullOnes = async () => {
    const { derivedFolder } = server.mediaStore;
    await mkdir(derivedFolder, { recursive: true });
    const names = await readdir(derivedFolder, { recursive: true });
    return names.filter((name) => name.endsWith('-full'));
  };

  it('a drawing has every size, and its full region by IIIF, without full rasterization', async () => {
    const both = ['red', 'blue'];
    const before = await fullOnes();
    const image = `/media/image/${identifier}?dimension`;
    expect(await get(`${image}=640x640`)).toEqual({ width: 640, height: 400, ends: both });
    expect(await get(`${image}=3500x3500`)).toEqual({ width: 3500, height: 2188, ends: both });
    const fullImageUrl = `/iiif/3/${identifier}/full/320,/0/default.jpg`;
    expect(await get(fullImageUrl)).toEqual({ width: 320, height: 200, ends: both });
    expect(await fullOnes()).toEqual(before);
  });

  it('a drawing is rasterized once for all its regions', async () => {
    const tile = (left: number) =>
      get(`/iiif/3/${identifier}/${left},0,512,512/512,/0/default.jpg`);
    const size = { width: 512, height: 512 };
    expect(await tile(0)).toEqual({ ...size, ends: ['red', 'red'] });
    expect(await tile(2560)).toEqual({ ...size, ends: ['blue', 'blue'] });
    expect(await fullOnes()).toHaveLength(1);
  });

  it('the original of a drawing is sent in the encoding that it was checked in', async () => {
    const { headers, payload } = await server.get(`/media/file/${identifier}`);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(payload).toBe(SVG);
  });
});
