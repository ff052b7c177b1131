/** Detects a file's format by its first bytes, independently of its name. */
import { msg, type Message } from '@varde/domain/message';
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
  ['svg', (head) => /^<(?:\w+:)?svg[\s>]/i.test(afterXmlProlog(text(head)))],
];

/** What an XML file may have before its first element, in the order in which they begin. */
const PROLOG: readonly (readonly [begin: string, end: RegExp])[] = [
  ['<!--', /-->/],
  ['<?xml', /\?>/],
  ['<!DOCTYPE', /^[^>[]*(?:\[[^\]]*\]\s*)?>/],
];

/** A loop, as a regular expression tries each end of a comment with each end of the next ones. */
function afterXmlProlog(source: string): string {
  let rest = source.trimStart();
  for (;;) {
    const part = PROLOG.find(([begin]) => rest.toUpperCase().startsWith(begin.toUpperCase()));
    if (!part) return rest;
    const end = part[1].exec(rest);
    if (!end) return '';
    rest = rest.slice(end.index + end[0].length).trimStart();
  }
}

const isIsoMedia = (head: Buffer): boolean => ascii(head, 4, 8) === 'ftyp';

/** MPEG audio: eleven set bits, layer III. */
const isMpegFrame = (head: Buffer): boolean => head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2;

const text = (head: Buffer): string => head.toString('utf8').replace(/^\uFEFF/, '');

/** Returns `undefined` for a format that packs do not support. Needs 4 kB of the file. */
export function formatOf(head: Buffer): MediaFormat | undefined {
  return SIGNATURES.find(([, matches]) => matches(head))?.[0];
}

const EXTENSION_FORMATS: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg'],
  tif: ['tiff'],
  // Many programs write audio into a generic MP4 container.
  m4a: ['m4a', 'mp4'],
};

/** Whether a name's extension matches the format. */
export function fitsExtension(name: string, format: MediaFormat): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (EXTENSION_FORMATS[extension] ?? [extension]).includes(format);
}

interface ForeignKind {
  readonly matches: (head: Buffer) => boolean;
  /** Completes "The file is". */
  readonly name: Message;
  readonly help: Message;
}

export interface KindIssue {
  readonly message: Message;
  readonly help: Message;
}

const AS_VIDEO = msg`Save it as MP4 (H.264 and AAC)`;
const AS_IMAGE = msg`Save it as JPEG, PNG or WebP`;
const AS_JPEG = msg`Save it as JPEG; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible`;
const AS_AUDIO = msg`Save it as MP3 or M4A`;
const ITSELF = msg`Put the file itself here: what you have may only lead to it`;

const startsWith =
  (...prefixes: readonly string[]) =>
  (head: Buffer): boolean =>
    prefixes.some((prefix) => head.toString('latin1', 0, prefix.length) === prefix);
const isHeic = (head: Buffer): boolean =>
  /^ftyp(?:hei|hev|mif1|msf1)/.test(head.toString('latin1', 4, 12));
const isRiff =
  (type: string) =>
  (head: Buffer): boolean =>
    startsWith('RIFF')(head) && head.toString('latin1', 8, 12) === type;
const matchesPattern =
  (pattern: RegExp) =>
  (head: Buffer): boolean =>
    pattern.test(head.toString('latin1'));

const KINDS: readonly ForeignKind[] = [
  {
    matches: isHeic,
    name: msg`a photograph in HEIC, as phones store it`,
    help: AS_JPEG,
  },
  { matches: startsWith('GIF8'), name: msg`a GIF`, help: msg`${AS_IMAGE}, or as MP4 if it moves` },
  { matches: startsWith('%PDF'), name: msg`a PDF`, help: AS_IMAGE },
  { matches: startsWith('8BPS'), name: msg`a Photoshop file`, help: AS_IMAGE },
  { matches: startsWith('BM'), name: msg`a BMP`, help: AS_IMAGE },
  {
    matches: startsWith('\0\0\0\fJXL ', '\u00ff\n', '\0\0\0\fjP  '),
    name: msg`a JPEG XL or JPEG 2000`,
    help: AS_IMAGE,
  },
  {
    matches: startsWith('PK\u0003\u0004'),
    name: msg`a ZIP archive or an office document`,
    help: msg`Unpack it, and put each image, audio file or video in media/`,
  },
  { matches: startsWith('MZ', '\u007fELF', '#!'), name: msg`a program`, help: msg`Delete it` },
  { matches: isRiff('AVI '), name: msg`an AVI video`, help: AS_VIDEO },
  {
    matches: startsWith('0&\u00b2u'),
    name: msg`a Windows video or audio file`,
    help: msg`Save it as MP4 (H.264 and AAC) or MP3`,
  },
  { matches: startsWith('fLaC'), name: msg`a FLAC audio file`, help: AS_AUDIO },
  {
    matches: startsWith('#EXTM3U', 'ffconcat', '[playlist]'),
    name: msg`a list of other files, not a video or audio file`,
    help: ITSELF,
  },
  {
    matches: startsWith('\u00ff\u00fe', '\u00fe\u00ff'),
    name: msg`text in UTF-16`,
    help: msg`Save it with the encoding UTF-8`,
  },
  {
    matches: matchesPattern(/^\s*\{[\s\S]*"asset"\s*:/),
    name: msg`a glTF model in several files`,
    help: msg`Export it as GLB, which holds everything in one file`,
  },
  {
    matches: matchesPattern(/<(?:!doctype\s+html|html|head|body|script)\b/i),
    name: msg`a web page`,
    help: msg`${ITSELF} (right click on the image, Save image)`,
  },
];

/** Returns `undefined` for an unknown format. @param head the first 4 kB */
export function foreignKindIssue(head: Buffer): KindIssue | undefined {
  const kind = KINDS.find(({ matches }) => matches(head));
  return kind && { message: msg`The file is ${kind.name}`, help: kind.help };
}

/** Names of files that are not opened, by their extensions, and what to do with them. */
const EXTENSION_KINDS: readonly (KindIssue & { readonly extensions: RegExp })[] = [
  {
    extensions: /^(?:mov|avi|wmv|mkv|m4v|3gp)$/,
    message: msg`A film of this kind cannot be shown`,
    help: msg`${AS_VIDEO}; an iPhone takes it with Settings, Camera, Formats, Most Compatible`,
  },
  {
    extensions: /^(?:heic|heif)$/,
    message: msg`A photograph in HEIC, as phones store it, cannot be shown`,
    help: AS_JPEG,
  },
  {
    extensions: /^(?:gif|bmp|psd|raw|dng|cr2|nef)$/,
    message: msg`A picture of this kind cannot be shown`,
    help: AS_IMAGE,
  },
  {
    extensions: /^(?:flac|wma|aiff|aac)$/,
    message: msg`Sound of this kind cannot be played`,
    help: AS_AUDIO,
  },
  {
    extensions: /^(?:srt|sub|ass)$/,
    message: msg`Captions of this kind cannot be shown`,
    help: msg`Save them as WebVTT`,
  },
  {
    extensions: /^pdf$/,
    message: msg`A PDF cannot be shown`,
    help: msg`Write its text into an article; or put it on your website, and name it under links: in blocks:`,
  },
  {
    extensions: /^(?:docx?|odt|rtf|pages)$/,
    message: msg`A text document cannot be shown`,
    help: msg`Write its text into a file in articles/ (docs/content-packs.md), and delete it here`,
  },
  {
    extensions: /^(?:xlsx?|ods|numbers|csv)$/,
    message: msg`A table cannot be shown`,
    help: msg`Save it as CSV outside the pack, and make articles of it: npx varde import --from csv`,
  },
  {
    extensions: /^(?:zip|rar|7z)$/,
    message: msg`An archive cannot be shown`,
    help: msg`Unpack it here`,
  },
];

/** Returns `undefined` for an extension that is not known. */
export function foreignExtensionIssue(name: string): KindIssue | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const kind = EXTENSION_KINDS.find(({ extensions }) => extensions.test(extension));
  return kind && { message: kind.message, help: kind.help };
}
