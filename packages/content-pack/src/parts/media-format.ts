/** Detects a file's format by its first bytes, independently of its name. */
import type { PackMedia } from '../pack.ts';

export const FORMATS = {
  svg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  avif: 'image',
  tiff: 'image',
  mp3: 'audio',
  m4a: 'audio',
  ogg: 'audio',
  wav: 'audio',
  mp4: 'video',
  webm: 'video',
  glb: 'model3d',
} as const satisfies Record<string, PackMedia['type']>;

export type MediaFormat = keyof typeof FORMATS;

const ascii = (head: Buffer, from: number, to: number): string => head.toString('latin1', from, to);

const SIGNATURES: readonly [MediaFormat, (head: Buffer) => boolean][] = [
  ['jpeg', (head) => ascii(head, 0, 3) === '\u00ff\u00d8\u00ff'],
  ['png', (head) => ascii(head, 0, 8) === '\u0089PNG\r\n\u001a\n'],
  ['webp', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'],
  ['wav', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WAVE'],
  ['tiff', (head) => ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].includes(ascii(head, 0, 4))],
  ['ogg', (head) => ascii(head, 0, 4) === 'OggS'],
  ['glb', (head) => ascii(head, 0, 4) === 'glTF'],
  ['webm', (head) => ascii(head, 0, 4) === '\u001aE\u00df\u00a3'],
  ['avif', (head) => isIsoMedia(head) && /avif|avis/.test(ascii(head, 8, 40))],
  ['m4a', (head) => isIsoMedia(head) && /M4A |M4B /.test(ascii(head, 8, 12))],
  [
    'mp4',
    (head) =>
      isIsoMedia(head) &&
      /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV|qt {2})/.test(ascii(head, 8, 12)),
  ],
  ['mp3', (head) => ascii(head, 0, 3) === 'ID3' || isMpegFrame(head)],
  [
    'svg',
    (head) =>
      /^(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<(?:\w+:)?svg[\s>]/i.test(
        text(head),
      ),
  ],
];

const isIsoMedia = (head: Buffer): boolean => ascii(head, 4, 8) === 'ftyp';

/** MPEG audio: eleven set bits, layer III. */
const isMpegFrame = (head: Buffer): boolean => head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2;

const text = (head: Buffer): string => head.toString('utf8').replace(/^\uFEFF/, '');

/** Returns `undefined` for a format that packs do not support. Needs 4 kB of the file. */
export function formatOf(head: Buffer): MediaFormat | undefined {
  return SIGNATURES.find(([, matches]) => matches(head))?.[0];
}

const EXTENSION_FORMATS: Readonly<Record<string, readonly MediaFormat[]>> = {
  jpg: ['jpeg'],
  tif: ['tiff'],
  // Many programs write audio into a generic MP4 container.
  m4a: ['m4a', 'mp4'],
};

/** Whether a name's extension matches the format. */
export function fitsExtension(name: string, format: MediaFormat): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (EXTENSION_FORMATS[extension] ?? [extension as MediaFormat]).includes(format);
}
