/** Reads the sidecars of the files in media/. The files themselves are probed elsewhere. */
import { msg } from '@varde/domain/message';
import type { PackMedia, Sidecar } from '../pack.ts';
import { LANGUAGE } from './example-languages.ts';
import type { IssueLog } from './issue-log.ts';
import { foreignExtensionIssue, FORMATS } from './media-format.ts';
import { sidecar } from './pack-shapes.ts';
import { readText, type PackFolder, readOnce, type PackReading } from './pack-files.ts';
import { readYaml } from './yaml-reading.ts';

const EXTENSIONS: Readonly<Record<string, PackMedia['type']>> = {
  ...FORMATS,
  jpg: 'image',
  tif: 'image',
};

export function mediaTypeOf(name: string): PackMedia['type'] | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(EXTENSIONS, extension) ? EXTENSIONS[extension] : undefined;
}

const nameIn = (file: string): string => file.slice('media/'.length);

/**
 * All media with a sidecar; reports files without a sidecar, sidecars without a file, and unknown
 * formats.
 */
export async function readMedia(reading: PackReading): Promise<PackMedia[]> {
  const { folder, log } = reading;
  const files = folder.files.filter((file) => file.startsWith('media/'));
  const media: PackMedia[] = [];
  const named = new Set<string>();
  for (const file of files) {
    if (mediaTypeOf(file)) {
      const read = await readOne(reading, file, files);
      if (read) media.push(read);
      else log.unreadable.set(nameIn(file), file);
    } else {
      reportOther(file, files, log);
      // A picture in a format that cannot be shown is there, though it is not read.
      if (!/\.(?:yaml|vtt)$/.test(file)) log.unreadable.set(nameIn(file), file);
    }
  }
  for (const { captions } of media)
    for (const { name } of Object.values(captions ?? {})) named.add(`media/${name}`);
  reportUnnamedCaptions(files, named, log);
  return media;
}

/** Those of a sidecar that cannot be read may be named there. */
function reportUnnamedCaptions(
  files: readonly string[],
  named: ReadonlySet<string>,
  log: IssueLog,
): void {
  if (log.issues.some(({ severity, file }) => severity === 'error' && file.startsWith('media/')))
    return;
  for (const file of files)
    if (file.endsWith('.vtt') && !named.has(file))
      log.add(
        { file },
        {
          severity: 'warning',
          message: msg`No sidecar names these captions`,
          help: msg`Write captions: { ${LANGUAGE}: ${nameIn(file)} } in that of the film or sound, or delete the file`,
        },
      );
}

function reportOther(file: string, files: readonly string[], log: IssueLog): void {
  if (file.endsWith('.yaml')) {
    const owner = file.slice(0, -'.yaml'.length);
    if (files.includes(owner)) return;
    log.unreadable.set(nameIn(owner), owner);
    log.add(
      { file },
      {
        message: msg`The file ${nameIn(owner)} that this sidecar describes is missing`,
        help: msg`Put the file beside it, or delete the sidecar`,
      },
    );
  } else if (!file.endsWith('.vtt')) {
    const help = msg`Use one of ${Object.keys(EXTENSIONS).join(', ')} (captions: vtt)`;
    const unknown = { message: msg`Files of this kind are not used`, help };
    log.add({ file }, foreignExtensionIssue(file) ?? unknown);
  }
}

async function readOne(
  reading: PackReading,
  file: string,
  files: readonly string[],
): Promise<PackMedia | undefined> {
  const { folder, log } = reading;
  const name = nameIn(file);
  const type = mediaTypeOf(name);
  if (!type) return undefined;
  const described = await readSidecar(reading, file, files);
  if (!described) return undefined;
  const { captions, ...rest } = described;
  const read = captions && (await readCaptions(folder, captions, files, log));
  const media = { name, type, ...rest, ...(read ? { captions: read } : {}) };
  log.carryOver(media, described);
  return media;
}

async function readSidecar(
  reading: PackReading,
  file: string,
  files: readonly string[],
): Promise<Sidecar | undefined> {
  const sidecarFile = `${file}.yaml`;
  if (!files.includes(sidecarFile)) {
    reading.log.add(
      { file },
      {
        message: msg`The sidecar is missing`,
        help: msg`Write ${sidecarFile} with id:, alt_text:, credits: and license:`,
      },
    );
    return undefined;
  }
  return readOnce(reading, sidecarFile, async (log) => {
    const text = await readText(reading.folder, sidecarFile, log);
    if (text === undefined) return undefined;
    log.sources.set(sidecarFile, text.split('\n'));
    const yaml = readYaml({ file: sidecarFile, text }, log);
    return yaml && sidecar.read(yaml.root, yaml.reading);
  });
}

async function readCaptions(
  folder: PackFolder,
  captions: Readonly<Record<string, string>>,
  files: readonly string[],
  log: IssueLog,
): Promise<PackMedia['captions']> {
  const read: Record<string, { name: string; text: string }> = {};
  for (const [language, name] of Object.entries(captions)) {
    const file = `media/${name}`;
    if (!files.includes(file)) {
      log.add(log.place(captions, language) ?? { file }, {
        message: msg`The captions ${name} are not in media/`,
        help: msg`Put the WebVTT file there, or correct its name`,
      });
      continue;
    }
    const text = await readText(folder, file, log);
    if (text === undefined) continue;
    if (!/^WEBVTT([ \t\n]|$)/.test(text)) reportCaptions(file, log);
    else if (checkCues(file, text, log)) read[language] = { name, text };
  }
  return read;
}

const CUE_TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/** Seconds of `00:01.000` or `01:00:01.000`; NaN for anything else. */
function secondsOf(time: string): number {
  const [, hours = '0', minutes, seconds, thousandths] = CUE_TIME.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

const WRONG_ARROW = {
  message: msg`The two times have no arrow between them`,
  help: msg`Write -->, two hyphens and a greater-than sign, with a space on both sides`,
};

/** Browsers drop cues with invalid times without a word. @returns whether all can be shown */
function checkCues(file: string, text: string, log: IssueLog): boolean {
  let before = 0;
  let isValid = true;
  text.split('\n').forEach((content, index) => {
    const [start, end] = content.split('-->').map((part) => part.trim().split(/\s/)[0] ?? '');
    if (start === undefined || end === undefined) {
      if (/^\s*\d[\d:.,]+\s*(?:->|—>|→|-{2,}|–)\s*\d[\d:.,]+/.test(content)) {
        isValid = false;
        log.add({ file, line: index + 1 }, WRONG_ARROW);
      }
      return;
    }
    const [from, to] = [secondsOf(start), secondsOf(end)];
    const place = { file, line: index + 1 };
    if (Number.isNaN(from) || Number.isNaN(to)) {
      isValid = false;
      log.add(place, {
        message: msg`"${content.trim().slice(0, 60)}" is not a pair of times`,
        help: msg`Write 00:01:02.500 --> 00:01:05.000, with a full stop before the thousandths`,
      });
    } else if (to <= from) {
      isValid = false;
      log.add(place, {
        message: msg`The caption ends at ${end}, before it begins`,
        help: msg`Write the earlier time first`,
      });
    } else if (from < before)
      log.add(place, {
        severity: 'warning',
        message: msg`The caption begins at ${start}, before the one above it`,
        help: msg`Put the captions in the order of their times`,
      });
    if (!Number.isNaN(from)) before = from;
  });
  if (isValid) reportCutOff(file, text, log);
  return isValid;
}

/** Characters; a shorter last caption may be a name or a sound. */
const SENTENCE = 12;
const MIN_SENTENCES = 2;

/** A file that broke off ends within a sentence. */
function reportCutOff(file: string, text: string, log: IssueLog): void {
  const lines = text.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  // Captions made by a program have no full stops at all.
  const isSpoken = lines.filter((line) => /[.!?»]$/.test(line)).length >= MIN_SENTENCES;
  if (!isSpoken || last.length < SENTENCE || !/[\p{L}\p{N},-]$/u.test(last)) return;
  log.add(
    { file, line: lines.length },
    {
      severity: 'warning',
      message: msg`The last caption ends within a sentence: "${last.slice(-40)}"`,
      help: msg`Copy the file again if its end is missing; else write a full stop`,
    },
  );
}

/** Seconds; 0 without cues. @param text valid WebVTT */
export function lastCueEnd(text: string): number {
  const ends = [...text.matchAll(/-->\s*([\d:.]+)/g)].map(([, end = '']) => secondsOf(end));
  return ends.reduce((latest, end) => Math.max(latest, end), 0);
}

function reportCaptions(file: string, log: IssueLog): void {
  log.add(
    { file, line: 1 },
    { message: msg`This is not a WebVTT file`, help: msg`Its first line must be WEBVTT` },
  );
}
