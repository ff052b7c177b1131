/** A picture whose parts are told by their colours, on a server of its own: what has been cut, turned or mirrored can be seen. */
import sharp from 'sharp';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Media } from '@varde/contract/media';
import { openApiPack } from './api-pack.ts';
import type { OpenDatabase } from './database.ts';

const COLOURS = {
  red: [200, 30, 30],
  green: [30, 160, 30],
  blue: [30, 30, 200],
  white: [255, 255, 255],
  black: [0, 0, 0],
  grey: [128, 128, 128],
} as const;
type Colour = keyof typeof COLOURS;

export const WIDTH = 1200;
export const HEIGHT = 800;
/** Its words on hosts and protocols are believed. */
export const PROXY = '10.9.8.7';
/** Colours of the corners, by rows. */
export const WHOLE = ['red', 'green', 'blue', 'white'];
const QUARTERS = { id: 5401, name: 'ruter.png' } as const;
const SIDEWAYS = { id: 5402, name: 'liggende.jpg' } as const;

interface Drawn extends Pick<LightMyRequestResponse, 'headers' | 'rawPayload'> {
  readonly size: readonly number[];
  readonly corners: readonly string[];
}

export interface QuartersServer {
  readonly server: Awaited<ReturnType<typeof openApiPack>>;
  /** Where the picture is by IIIF. */
  readonly base: string;
  /** The same as a camera wrote it that was held upright. */
  readonly sideways: string;
  /** Asks for a picture that there is. */
  readonly draw: (path: string, from?: string) => Promise<Drawn>;
}

export async function openQuarters(open: OpenDatabase): Promise<QuartersServer> {
  const env = { VARDE_TRUSTED_PROXIES: PROXY };
  const server = await openApiPack(open, { files: await files(), env });
  const baseOf = async (id: number): Promise<string> => {
    const { identifier } = (await server.get(`/api/v3/media/${id}`)).json<Media>();
    return `/iiif/3/${identifier}`;
  };
  const base = await baseOf(QUARTERS.id);
  return {
    server,
    base,
    sideways: await baseOf(SIDEWAYS.id),
    async draw(path, from = base) {
      const answer = await server.get(`${from}/${path}`);
      expect(answer.statusCode, `${path}: ${answer.body.slice(0, 300)}`).toBe(200);
      const { headers, rawPayload } = answer;
      return { headers, rawPayload, ...(await look(rawPayload)) };
    },
  };
}

async function look(picture: Buffer): Promise<Pick<Drawn, 'size' | 'corners'>> {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number): string => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return nearestColour([...data.subarray(at, at + 3)]);
  };
  const corners = [colourAt(0.1, 0.1), colourAt(0.9, 0.1), colourAt(0.1, 0.9), colourAt(0.9, 0.9)];
  return { size: [info.width, info.height], corners };
}

function nearestColour(pixel: readonly number[]): string {
  const distance = (colour: Colour): number =>
    Math.max(...COLOURS[colour].map((part, index) => Math.abs(part - (pixel[index] ?? 0))));
  const names = Object.keys(COLOURS) as Colour[];
  return names.find((name) => distance(name) < 24) ?? pixel.join(' ');
}

/** A quarter each, from the upper left by rows: red, green, blue, white. */
function quarters() {
  const part = (colour: Colour, left: number, top: number) => {
    const [r, g, b] = COLOURS[colour];
    const size = { width: WIDTH / 2, height: HEIGHT / 2 };
    const create = { ...size, channels: 3 as const, background: { r, g, b } };
    return { input: { create }, left, top };
  };
  const background = { r: 200, g: 30, b: 30 };
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } }).composite([
    part('green', WIDTH / 2, 0),
    part('blue', 0, HEIGHT / 2),
    part('white', WIDTH / 2, HEIGHT / 2),
  ]);
}

async function files(): Promise<Record<string, string | Uint8Array>> {
  const sidecar = (id: number) =>
    `id: ${id}\nalt_text: { no: Ruter }\ncredits: [{ type: artist, name: Tegner }]\nlicense: by-sa\nlicense_version: "4.0"\nfocal_point: [0.9, 0.5]\n`;
  return {
    [`media/${QUARTERS.name}`]: await quarters().png().toBuffer(),
    [`media/${QUARTERS.name}.yaml`]: sidecar(QUARTERS.id),
    // As a camera held upright writes it: to be turned a quarter to the right.
    [`media/${SIDEWAYS.name}`]: await sharp(await quarters().png().toBuffer())
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    [`media/${SIDEWAYS.name}.yaml`]: sidecar(SIDEWAYS.id),
    'articles/192.md': `---\nid: 192\nowner: bryggen\nimage: ${QUARTERS.name}\nblocks:\n  bilde: { image: ${SIDEWAYS.name} }\n---\n\n# no: Ruter\n\nIngress.\n\n{{bilde}}\n`,
  };
}
