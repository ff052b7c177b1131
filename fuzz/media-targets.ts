/** Media files: their kinds are recognised, and their private metadata are removed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import exifr from 'exifr';
import sharp from 'sharp';
import { inspectTracks } from '../packages/content-pack/src/parts/inspect-tracks.ts';
import { formatOf } from '../packages/content-pack/src/parts/media-format.ts';
import { findSvgIssues } from '../packages/content-pack/src/parts/svg-safety.ts';
import { probeMedia, type MediaFormat } from '../packages/content-pack/src/probe-media.ts';
import { readImageCredits } from '../apps/server/src/media/metadata/read-metadata.ts';
import { IMAGE_STRIPPERS, stripPrivate } from '../apps/server/src/media/metadata/strip-private.ts';
import { demand, readSeeds, type FuzzTarget } from './target.ts';

const PRIVATE_FILES = 'apps/server/test/private-files';
/**
 * By their names, not by their texts: a mutation can make a place's text that of the copyright,
 * which stays.
 */
const PRIVATE_TAG = /^GPS|itude$|MakerNote|UserComment|Serial|Owner|HostComputer|^XP|UniqueID/;
const PRIVATE_PROPERTY = /(?:photoshop:City|Iptc4xmp\w*|xmpMM|stEvt|exif:GPS\w*|dc:subject)/g;

const folder = mkdtempSync(path.join(tmpdir(), 'varde-fuzz-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function written(input: Buffer, extension: string): string {
  const file = path.join(folder, `input.${extension}`);
  writeFileSync(file, input);
  return file;
}

async function checkImage(input: Buffer): Promise<void> {
  const format = formatOf(input.subarray(0, 4_096));
  if (!format || !(format in IMAGE_STRIPPERS)) return;
  const strip = IMAGE_STRIPPERS[format as keyof typeof IMAGE_STRIPPERS];
  const stripped = strip(Buffer.from(input));
  demand(strip(Buffer.from(stripped)).equals(stripped), 'cleaning is idempotent', format);
  // Only whole files are stored.
  const { status } = await probeMedia(written(input, 'bin'));
  if (status !== 'valid') return;
  const found = await sharp(stripped, { failOn: 'none' })
    .metadata()
    .catch(() => undefined);
  if (!found) return;
  const blocks = { tiff: true, exif: true, gps: true, ifd1: true };
  const tags = Object.keys((await exifr.parse(stripped, blocks).catch(() => undefined)) ?? {});
  demand(!tags.some((tag) => PRIVATE_TAG.test(tag)), 'no private tag is readable', [format, tags]);
  const properties = found.xmp?.toString().match(PRIVATE_PROPERTY) ?? [];
  demand(properties.length === 0, 'no private property is readable', [format, properties]);
  await readImageCredits(stripped);
}

const PATCHED: readonly MediaFormat[] = ['mp4', 'm4a', 'mp3', 'wav'];

async function checkRecording(input: Buffer): Promise<void> {
  const format = formatOf(input.subarray(0, 4_096));
  if (!format || !PATCHED.includes(format)) return;
  const once = await patched(input, format);
  demand(once.length === input.length, 'no byte moves', format);
  demand((await patched(once, format)).equals(once), 'cleaning is idempotent', format);
  await inspectTracks(written(once, format), format);
}

async function patched(input: Buffer, format: MediaFormat): Promise<Buffer> {
  const file = written(input, format);
  const cleaned = await stripPrivate(file, format);
  const bytes = await readFile(file);
  if ('bytes' in cleaned) return cleaned.bytes;
  for (const { at, bytes: patch } of cleaned.patches) patch.copy(bytes, at);
  return bytes;
}

async function checkProbe(input: Buffer): Promise<void> {
  const { status } = await probeMedia(written(input, 'bin'), DRAWING_LIMIT_MS);
  demand(['valid', 'invalid'].includes(status), 'a file is valid or not', status);
}
const DRAWING_LIMIT_MS = 3_000;

function checkDrawing(input: Buffer): void {
  formatOf(input.subarray(0, 4_096));
  const text = input.toString();
  const issues = findSvgIssues(text);
  const lines = text.split('\n').length;
  demand(
    issues.every(({ line }) => line >= 1 && line <= lines),
    'an issue has a line of the file',
    issues,
  );
  const isScript = /<script[\s>]|\son[a-z]+=["']|javascript:/i.test(text);
  demand(!isScript || issues.length > 0, 'script is found', text);
}

// oxfmt-ignore
const SVG_TOKENS = [
  '<svg xmlns="http://www.w3.org/2000/svg">', '</svg>', '<script>', '<!--', '-->', '<?xml', '?>', '<!DOCTYPE svg [', ']>',
  '<!ENTITY a "b">', '&#x73;', '&#115;', '&colon;', '\\73 ', ' onload="', "href='", 'xlink:href="', 'javascript:', 'url(', '"#a"',
  'data:image/png;base64,', '@import', '<image ', '<use ', '/>', '"', "'", '>', '\n', ' ',
];

export const mediaTargets: readonly FuzzTarget[] = [
  { name: 'images', seeds: readSeeds(`${PRIVATE_FILES}/photo.*`), check: checkImage },
  {
    name: 'recordings',
    seeds: readSeeds(`${PRIVATE_FILES}/{film,phone,sound}.*`),
    check: checkRecording,
  },
  {
    name: 'probes',
    seeds: readSeeds(`${PRIVATE_FILES}/*.{jpg,png,webp,avif,heic,tif,m4a,mp3,wav,mp4}`),
    check: checkProbe,
  },
  {
    name: 'drawings',
    seeds: readSeeds('content/starter/house.svg', 'content/demo/media/*.svg').slice(0, 20),
    tokens: SVG_TOKENS,
    check: checkDrawing,
  },
];
