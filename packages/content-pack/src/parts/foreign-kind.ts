/** Common file formats that packs do not support, and what to do with each. */

interface ForeignKind {
  readonly matches: (head: Buffer) => boolean;
  /** Completes "The file is". */
  readonly name: string;
  readonly help: string;
}

export interface KindIssue {
  readonly message: string;
  readonly help: string;
}

const AS_VIDEO = 'Save it as MP4 (H.264 and AAC)';
const AS_IMAGE = 'Save it as JPEG, PNG or WebP';
const AS_AUDIO = 'Save it as MP3 or M4A';
const ITSELF = 'Put the file itself here: what you have may only lead to it';

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
    name: 'a photograph as phones keep it (HEIC)',
    help: 'Save it as JPEG; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible',
  },
  { matches: startsWith('GIF8'), name: 'a GIF', help: `${AS_IMAGE}, or as MP4 if it moves` },
  { matches: startsWith('%PDF'), name: 'a PDF', help: AS_IMAGE },
  { matches: startsWith('8BPS'), name: 'a Photoshop file', help: AS_IMAGE },
  { matches: startsWith('BM'), name: 'a BMP', help: AS_IMAGE },
  {
    matches: startsWith('\0\0\0\fJXL ', '\u00ff\n', '\0\0\0\fjP  '),
    name: 'a JPEG XL or JPEG 2000',
    help: AS_IMAGE,
  },
  {
    matches: startsWith('PK\u0003\u0004'),
    name: 'a ZIP archive or an office document',
    help: 'Unpack it, and put each picture, sound or film in media/',
  },
  { matches: startsWith('MZ', '\u007fELF', '#!'), name: 'a program', help: 'Delete it' },
  { matches: isRiff('AVI '), name: 'an AVI film', help: AS_VIDEO },
  { matches: startsWith('0&\u00b2u'), name: 'a Windows film or sound', help: `${AS_VIDEO} or MP3` },
  { matches: startsWith('fLaC'), name: 'a FLAC sound', help: AS_AUDIO },
  {
    matches: startsWith('#EXTM3U', 'ffconcat', '[playlist]'),
    name: 'a list of other files, not a film or sound',
    help: ITSELF,
  },
  {
    matches: startsWith('\u00ff\u00fe', '\u00fe\u00ff'),
    name: 'text in UTF-16',
    help: 'Save it with the encoding UTF-8',
  },
  {
    matches: matchesPattern(/^\s*\{[\s\S]*"asset"\s*:/),
    name: 'a glTF model in several files',
    help: 'Export it as GLB, which holds everything in one file',
  },
  {
    matches: matchesPattern(/<(?:!doctype\s+html|html|head|body|script)\b/i),
    name: 'a web page',
    help: `${ITSELF} (right click on the picture, Save image)`,
  },
];

/** Returns `undefined` for an unknown format. @param head the first 4 kB */
export function foreignKindIssue(head: Buffer): KindIssue | undefined {
  const kind = KINDS.find(({ matches }) => matches(head));
  return kind && { message: `The file is ${kind.name}`, help: kind.help };
}
