/**
 * What a complete audio or video file holds: how long it plays, and whether browsers have decoders
 * for it.
 */
import { msg, type Message } from '@varde/domain/message';
import { readFile, stat } from 'node:fs/promises';

import { FORMATS, type KindIssue, type MediaFormat } from './media-format.ts';
import { endsWithinFrame } from './mp3-frames.ts';

interface Inspection {
  /** Seconds. */
  readonly duration?: number;
  readonly warnings: readonly KindIssue[];
}

interface Codec {
  /** The four characters of MP4, the id of WebM, or a name where the container has none. */
  readonly form: RegExp;
  readonly name: string | Message;
}

/** Codecs that some or all of Chromium, Firefox and Safari lack. */
const UNSUPPORTED: readonly Codec[] = [
  { form: /^(?:hvc1|hev1|dvh1|dvhe|V_MPEGH.*)$/, name: 'HEVC (H.265)' },
  { form: /^(?:mp4v|V_MPEG4\/ISO\/(?:SP|ASP|AP)|V_MS\/VFW.*)$/, name: 'MPEG-4 Part 2 (DivX)' },
  { form: /^ap(?:c[nhso]|4[hx])$/, name: 'ProRes' },
  { form: /^V_MPEG4\/ISO\/AVC$/, name: msg`H.264 in WebM or Matroska` },
  {
    form: /^(?:mjp[ab]|jpeg|mp2v|m2v1|V_MPEG[12]|s263|svq\d|dv[cph].|rle |Theora)$/,
    name: msg`an old codec`,
  },
  { form: /^(?:alac|A_ALAC)$/, name: 'ALAC (Apple Lossless)' },
  { form: /^(?:ac-3|ec-3|A_E?AC3)$/, name: 'Dolby Digital (AC-3)' },
  { form: /^(?:dts[chle]|A_DTS)$/, name: 'DTS' },
  { form: /^(?:samr|sawb)$/, name: msg`AMR, as phones record speech` },
  { form: /^(?:lpcm|sowt|twos|in24|fl32)$/, name: msg`uncompressed PCM in MP4` },
  { form: /^(?:Speex.*|.*ADPCM|GSM610|MPEG.*|non-PCM.*)$/, name: msg`an old codec` },
];

/** Seconds; a shorter sound is a file that broke off. */
const MIN_DURATION = 1;
const VIDEO_TRACK = 1;

/** Never throws: the tracks of a file that cannot be parsed are unknown. */
export async function inspectTracks(path: string, format: MediaFormat): Promise<Inspection> {
  try {
    const { parseFile } = await import('music-metadata');
    const { format: found } = await parseFile(path, {
      skipCovers: true,
      duration: format === 'mp3',
    });
    const codecs = found.trackInfo.map(({ codecId, codecName, type }) => ({
      // MPEG Layer 3 is the name of MP3, and of a WAV's content.
      id: (format === 'mp3' ? undefined : (codecId ?? codecName)) ?? '',
      isVideo: type === VIDEO_TRACK,
    }));
    const { duration } = found;
    const warnings = [
      ...codecIssues(codecs, FORMATS[format] === 'video' && !path.endsWith('.m4a')),
      ...(format === 'mp3' && (await breaksOff(path)) ? [BROKEN_OFF] : []),
      ...(duration !== undefined && duration < MIN_DURATION ? [tooShort(duration)] : []),
    ];
    return duration === undefined ? { warnings } : { duration, warnings };
  } catch {
    return { warnings: [] };
  }
}

interface TrackCodec {
  readonly id: string;
  readonly isVideo: boolean;
}

function codecIssues(codecs: readonly TrackCodec[], isFilm: boolean): KindIssue[] {
  const hasPicture = codecs.length === 0 || codecs.some(({ isVideo }) => isVideo);
  const issues = codecs.flatMap(({ id, isVideo }) => {
    const codec = UNSUPPORTED.find(({ form }) => form.test(id));
    return codec ? [isFilm ? unplayableFilm(codec, isVideo) : unplayableSound(codec)] : [];
  });
  return isFilm && !hasPicture ? [...issues, NO_PICTURE] : issues;
}

const unplayableFilm = ({ name }: Codec, isPicture: boolean): KindIssue => ({
  message: isPicture
    ? msg`The picture of the film is ${name}, which many browsers cannot play`
    : msg`The sound of the film is ${name}, which many browsers cannot play`,
  help: msg`Save it as MP4 with H.264 and AAC; without that, visitors see it only if the server has ffmpeg, which converts it`,
});

const unplayableSound = ({ name }: Codec): KindIssue => ({
  message: msg`The sound is ${name}, which many browsers cannot play`,
  help: msg`Save it as MP3, or as M4A with AAC`,
});

/** Bytes that are read at once; an hour of sound has 60 MB. */
const MAX_READ = 200_000_000;

async function breaksOff(path: string): Promise<boolean> {
  const { size } = await stat(path);
  return size <= MAX_READ && endsWithinFrame(await readFile(path));
}

const BROKEN_OFF: KindIssue = {
  message: msg`The sound breaks off: its last frame is not complete`,
  help: msg`Listen to its end, and copy it again from where it came from if something is missing`,
};

const NO_PICTURE: KindIssue = {
  message: msg`The film holds no picture, only sound`,
  help: msg`Save it as MP3 or M4A and use it as audio:, or export the film again`,
};

const tooShort = (seconds: number): KindIssue => ({
  message: msg`It plays for ${seconds.toFixed(2)} seconds only`,
  help: msg`Copy it again from where it came from, if it should be longer`,
});
