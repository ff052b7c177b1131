/** Reads the embedded metadata of files: credits, duration and video size. */
import { open, readFile } from 'node:fs/promises';
import type { IAudioMetadata } from 'music-metadata';
import sharp from 'sharp';
import type { MediaFormat } from '@varde/content-pack/probe-media';
import { creditNotes, type CreditNotes } from './credit-notes.ts';
import { readExif } from './exif.ts';
import { readIptc } from './iptc.ts';
import { readVideoSize } from './strip-iso-media.ts';
import { readXmp } from './xmp.ts';

export interface FileMetadata {
  readonly credits: CreditNotes;
  /** Seconds. */
  readonly duration?: number;
  readonly width?: number;
  readonly height?: number;
}

const NOTHING: FileMetadata = { credits: creditNotes({ creators: [] }) };

/** XMP before IPTC before Exif, as the IPTC photo metadata guidelines recommend. Never throws. */
export async function readImageCredits(original: string | Buffer): Promise<CreditNotes> {
  try {
    const metadata = await sharp(original, { limitInputPixels: false }).metadata();
    const { iptc, xmp } = metadata;
    // A TIFF image is itself an Exif structure.
    const exif = metadata.format === 'tiff' ? await bytesOf(original) : metadata.exif;
    return firstOf([
      ...(xmp ? [readXmp(xmp.toString('utf8'))] : []),
      ...(iptc ? [readIptc(iptc)] : []),
      ...(exif ? [readExif(withoutPrefix(exif))] : []),
    ]);
  } catch {
    return NOTHING.credits;
  }
}

function firstOf(found: readonly CreditNotes[]): CreditNotes {
  return creditNotes({
    creators: found.find(({ creators }) => creators.length > 0)?.creators ?? [],
    copyright: found.find(({ copyright }) => copyright)?.copyright,
    creditLine: found.find(({ creditLine }) => creditLine)?.creditLine,
  });
}

const withoutPrefix = (exif: Buffer): Buffer =>
  exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;

/** Of audio and video. Never throws: the file was validated before, metadata is optional. */
export async function readAudioVideoMetadata(
  path: string,
  format: MediaFormat,
): Promise<FileMetadata> {
  try {
    const { parseFile } = await import('music-metadata');
    const { common, format: found } = await parseFile(path, {
      skipCovers: true,
      duration: format === 'mp3',
    });
    const credits = creditNotes({
      creators: common.artists ?? [common.artist],
      copyright: common.copyright,
    });
    const duration = found.duration;
    return {
      credits,
      ...(duration !== undefined && duration > 0 ? { duration } : {}),
      ...(await videoSize(path, format, found.trackInfo)),
    };
  } catch {
    return NOTHING;
  }
}

const bytesOf = async (original: string | Buffer): Promise<Buffer> =>
  typeof original === 'string' ? readFile(original) : original;

type Tracks = IAudioMetadata['format']['trackInfo'];

async function videoSize(path: string, format: MediaFormat, tracks: Tracks) {
  if (format === 'mp4') {
    const file = await open(path);
    try {
      return await readVideoSize(file, (await file.stat()).size);
    } finally {
      await file.close();
    }
  }
  const video = tracks.find((track) => track.video)?.video;
  const { pixelWidth: width, pixelHeight: height } = video ?? {};
  return width && height ? { width, height } : undefined;
}
