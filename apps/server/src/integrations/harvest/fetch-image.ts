/** Downloads an image into a pack's media/; its name is derived from its URL, so that later runs find it. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { probeMedia, type MediaFormat } from '@varde/content-pack/probe-media';
import type { HarvestClient } from './harvest.client.ts';
import type { HarvestImage } from './harvest-item.ts';
import { makeSlug } from './make-slug.ts';
import type { PackFolder } from './pack-folder.ts';

export type FetchedImage =
  | { readonly status: 'there'; readonly name: string; readonly isNew: boolean }
  /** `why` is a message for the operator. */
  | { readonly status: 'left-out'; readonly why: string };

export interface ImageTools {
  readonly client: HarvestClient;
  readonly folder: PackFolder;
  /** Downloads an existing image again; on failure, the old file stays. */
  readonly replaces: boolean;
}

/** @param stem start of the file name */
export async function fetchImage(
  { url }: Pick<HarvestImage, 'url'>,
  stem: string,
  tools: ImageTools,
): Promise<FetchedImage> {
  const name = nameOf(url, stem);
  const { media } = tools.folder;
  const known = [...media].find((file) => file.startsWith(`${name}.`) && !isSidecar(file));
  if (known && !tools.replaces) return { status: 'there', name: known, isNew: false };
  const fetched = await downloadImage(url, name, tools);
  if (fetched.status === 'left-out' && known) return { status: 'there', name: known, isNew: false };
  return fetched;
}

async function downloadImage(
  url: string,
  name: string,
  { client, folder }: ImageTools,
): Promise<FetchedImage> {
  const media = join(folder.path, 'media');
  const part = join(media, `.${process.pid}.part`);
  await mkdir(media, { recursive: true });
  try {
    const why = await download(url, part, client);
    if (why !== undefined) return { status: 'left-out', why };
    const probe = await probeMedia(part);
    if (probe.status === 'invalid')
      return { status: 'left-out', why: probe.issues[0]?.message ?? 'It cannot be read' };
    if (probe.type !== 'image') return { status: 'left-out', why: 'It is no picture' };
    const file = `${name}.${endingOf(probe.format)}`;
    await rename(part, join(media, file));
    folder.addMedia(file);
    return { status: 'there', name: file, isNew: true };
  } finally {
    await rm(part, { force: true });
  }
}

const isSidecar = (file: string): boolean => file.endsWith('.yaml') || file.endsWith('.vtt');
const endingOf = (format: MediaFormat): string => (format === 'jpeg' ? 'jpg' : format);

function nameOf(url: string, stem: string): string {
  const digest = createHash('sha256').update(url).digest('hex').slice(0, 8);
  return `${makeSlug(stem, 'picture')}-${digest}`;
}

/** @returns the reason of a failure */
async function download(
  url: string,
  part: string,
  client: HarvestClient,
): Promise<string | undefined> {
  if (url.startsWith('file:')) return copyLocalFile(fileURLToPath(url), part);
  const result = await client.save(url, part);
  if (result.status === 'missing') return 'It is not there';
  return result.status === 'failed' ? result.why : undefined;
}

async function copyLocalFile(file: string, part: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return `There is no file ${file}`;
  await copyFile(file, part);
  return undefined;
}
