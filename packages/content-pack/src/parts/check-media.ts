/** Checks media: the files themselves, and the texts required by law and for accessibility. */
import { msg, type Message } from '@varde/domain/message';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { PackCaptions, PackMedia } from '../pack.ts';
import { probeMedia, type ProbeResult, type ValidMedia } from '../probe-media.ts';
import { reportAt, type CheckContext } from './check-context.ts';
import { fitsExtension } from './media-format.ts';
import { BY_LANGUAGE, LANGUAGE } from './example-languages.ts';
import { lastCueEnd, mediaTypeOf } from './read-media.ts';
import { findUncached, type Unchanged } from './pack-files.ts';

/** Each drawing is tried in a child process, which takes 60 MB. */
const PROBES_AT_ONCE = Math.min(availableParallelism(), 4);

type OnProgress = (done: number, total: number, label: string) => void;

export interface ProbeOptions {
  readonly onProgress?: OnProgress | undefined;
  readonly unchanged?: Unchanged | undefined;
}

/** Valid files by name. */
export type Probes = ReadonlyMap<string, ValidMedia>;

/** Probes every file in media/, also those whose sidecar is missing or invalid. */
export async function probeAll(
  folder: string,
  files: readonly string[],
  { log }: CheckContext,
  { onProgress, unchanged = findUncached }: ProbeOptions = {},
): Promise<Probes> {
  const queue = files.filter((file) => file.startsWith('media/') && mediaTypeOf(file));
  const total = queue.length;
  const probes = new Map<string, ValidMedia>();
  let done = 0;
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const path = join(folder, file);
      const found = await unchanged<ProbeResult>(path, 'probe', () => probeMedia(path));
      if (found.status === 'valid') {
        probes.set(file.slice('media/'.length), found);
        for (const issue of found.warnings ?? [])
          log.add({ file }, { severity: 'warning', ...issue });
      } else
        for (const { line, ...issue } of found.issues)
          log.add(line ? { file, line } : { file }, issue);
      if (found.status === 'valid' && !fitsExtension(file, found.format)) {
        log.add(
          { file },
          {
            message: msg`The file is in truth of kind ${found.format}`,
            help: msg`Let its name end with .${found.format}, or save it again`,
          },
        );
      }
      onProgress?.(++done, total, file);
    }
  };
  await Promise.all(Array.from({ length: PROBES_AT_ONCE }, work));
  return probes;
}

/** Seconds by which a caption or a written duration may miss the end. */
const END_TOLERANCE = 2;

/** Part of a file with captions, and seconds without at its end, that are no reason to ask. */
const CAPTIONED = 0.7;
const LONG_SILENCE = 20;

/** Compares how long files play with what their sidecars and captions say. */
export function checkDurations(context: CheckContext, probes: Probes): void {
  for (const media of context.pack.media) {
    const played = probes.get(media.name)?.duration;
    if (played === undefined) continue;
    checkWrittenDuration(media, played, context);
    for (const [language, captions] of Object.entries(media.captions ?? {}))
      checkCaptionsEnd(media, { language, ...captions }, played, context);
  }
}

function checkWrittenDuration(media: PackMedia, played: number, { log }: CheckContext): void {
  const { duration = played } = media;
  if (Math.abs(duration - played) <= Math.max(END_TOLERANCE, played / 20)) return;
  reportAt(log, media, 'duration', {
    severity: 'warning',
    message: msg`The sidecar says ${duration} seconds, the file plays for ${played.toFixed(1)}`,
    help: msg`Copy the file again if its end is missing; else take duration: out, it is read from the file`,
  });
}

function checkCaptionsEnd(
  media: PackMedia,
  { language, name, text }: PackCaptions & { readonly language: string },
  played: number,
  { log }: CheckContext,
): void {
  const end = lastCueEnd(text);
  const isShort = end > 0 && end < played * CAPTIONED && played - end > LONG_SILENCE;
  if (end <= played + END_TOLERANCE && !isShort) return;
  reportAt(log, media, 'captions', {
    severity: 'warning',
    message: msg`The captions in ${language} (${name}) end at ${Math.round(end)} seconds, ${media.name} at ${Math.round(played)}`,
    help: isShort
      ? msg`Write captions for the rest too, if something is said or heard there`
      : msg`Copy the file again if its end is missing, or name the captions that belong to it`,
  });
}

/** Pixels across a phone of 390 points, of which each has at least two. */
const SHARP_WIDTH = 780;

/** Drawings are sharp in every size. */
export function checkSharpness({ pack, log }: CheckContext, probes: Probes): void {
  for (const document of pack.documents) {
    const { width = SHARP_WIDTH, height = 0, format } = probes.get(document.image ?? '') ?? {};
    if (format === 'svg' || width >= SHARP_WIDTH) continue;
    reportAt(log, document, 'image', {
      severity: 'warning',
      message: msg`The main picture is ${width} × ${height} pixels; it looks blurred on a phone`,
      help: msg`Save it with a width of ${SHARP_WIDTH} pixels or more, from the original`,
    });
  }
}

export function checkMediaTexts(context: CheckContext): void {
  const used = usedMedia(context);
  for (const media of context.pack.media) {
    checkAltText(media, context);
    checkDescribed(media, context);
    checkRights(media, context);
    if (!used.has(media.name)) {
      reportAt(context.log, media, 'id', {
        severity: 'warning',
        message: msg`Nothing in the pack shows ${media.name}`,
        help: msg`Use it, or delete it with its sidecar`,
      });
    }
  }
}

/**
 * Every quoted name in the pack, and every name in files that could not be read: one that occurs
 * anywhere counts as used.
 */
function usedMedia({ pack, log }: CheckContext): Set<string> {
  const { media, ...rest } = pack;
  const named = media.map((item) => [item.poster, item.audio_described, item.sign_language]);
  const matches = JSON.stringify([rest, named]).matchAll(/"([A-Za-z0-9._-]+\.[a-z0-9]{2,5})"/gi);
  const unread = [...new Set(log.unreadable.values())]
    .flatMap((file) => log.sources.get(file) ?? [])
    .join('\n');
  const written = media.map(({ name }) => name).filter((name) => unread.includes(name));
  return new Set([...[...matches].map(([, name = '']) => name), ...written]);
}

function checkAltText(media: PackMedia, { log }: CheckContext): void {
  const isMissing = Object.keys(media.alt_text).length === 0 && !log.isWritten(media, 'alt_text');
  if (isMissing && media.type !== 'audio') {
    reportAt(log, media, 'alt_text', {
      message: msg`The alt text of ${media.name} is missing`,
      help: msg`Write alt_text: ${BY_LANGUAGE}, what a person who cannot see it needs to know`,
    });
  }
}

function checkDescribed(media: PackMedia, { log }: CheckContext): void {
  const warn = (message: Message, help: Message): void =>
    reportAt(log, media, 'id', { severity: 'warning', message, help });
  if (media.type === 'video' && !media.captions) {
    warn(
      msg`The video has no captions`,
      msg`Write captions: { ${LANGUAGE}: film.${LANGUAGE}.vtt }`,
    );
  }
  // Captions serve as a timed transcript of audio.
  if (media.type === 'audio' && !media.transcript && !media.captions) {
    warn(
      msg`The audio has no transcript`,
      msg`Write transcript: { ${LANGUAGE}: … }, or captions: { ${LANGUAGE}: sound.${LANGUAGE}.vtt }`,
    );
  }
  if (media.type === 'model3d' && !media.description) {
    warn(
      msg`The model has no description`,
      msg`Write description: { ${LANGUAGE}: … }, what one sees turning it`,
    );
  }
}

/** Of Creative Commons, some only in some countries. */
const VERSIONS = new Set([1, 2, 2.1, 2.5, 3, 4]);

function checkRights(media: PackMedia, { log }: CheckContext): void {
  const warn = (message: Message, help: Message): void =>
    reportAt(log, media, 'id', { severity: 'warning', message, help });
  if (media.credits.length === 0) {
    warn(msg`No credits`, msg`Write credits: with type: and name:, as the law requires`);
  }
  if (media.license_version !== undefined && !VERSIONS.has(Number(media.license_version)))
    reportAt(log, media, 'license_version', {
      severity: 'warning',
      message: msg`There is no version ${media.license_version} of a Creative Commons licence`,
      help: msg`Write "4.0", or "3.0", "2.5", "2.0", "1.0"; or take the line out`,
    });
  if (media.license === undefined && !log.isWritten(media, 'license')) {
    warn(msg`The licence is missing`, msg`Write license:, for example by-sa or copyright`);
  }
}
