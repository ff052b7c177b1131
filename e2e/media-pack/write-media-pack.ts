/**
 * Content of the stories about audio, video, compressed models, embeds, locks and a very large
 * image: a pack of its own, so that lists and counts of the demo do not change. Audio is
 * synthesized, so that no large file is needed.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Seconds of each track. */
export const AUDIO_SECONDS = 60;

const HERE = import.meta.dirname;
const RATE = 8_000;

const POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#16324a"/><circle cx="210" cy="180" r="48" fill="#e9b872"/></svg>\n';

/** The video with other bytes, by a box that players ignore (ISO 14496-12). */
function videoVariant(mark: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + mark.length);
  return Buffer.concat([
    readFileSync(path.join(HERE, 'film.mp4')),
    size,
    Buffer.from(`free${mark}`),
  ]);
}

/** WAV file of a tone that swells once per second, 8 bits, mono. */
function wave(tone: number): Buffer {
  const samples = RATE * AUDIO_SECONDS;
  const bytes = Buffer.alloc(44 + samples);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) {
    const swell = Math.sin((Math.PI * (at % RATE)) / RATE);
    bytes[44 + at] = 128 + Math.round(30 * swell * Math.sin((2 * Math.PI * tone * at) / RATE));
  }
  return bytes;
}

const document = (front: string, title: string, text: string) =>
  `---\n${front}\n---\n\n# no: ${title}\n\n${text}\n`;

const stop = (id: number, title: string, block: string) =>
  document(
    `id: ${id}\nowner: klang\nblocks:\n  medium: ${block}`,
    title,
    `Ingress om ${title.toLowerCase()}.\n\nEt avsnitt.\n\n{{medium}}`,
  );

const locked = (id: number, title: string, lock: string) =>
  document(
    `id: ${id}\nowner: klang\nlocation: 60.39, 5.32\nlock: { ${lock} }`,
    title,
    `Ingress om ${title.toLowerCase()}.\n\nHemmeligheten er ${id}.`,
  );

const sidecar = (id: number, title: string, more: string) =>
  `id: ${id}\nalt_text: { no: "${title}, opptak" }\ntitle: { no: ${title} }\ncredits: []\nlicense: by\n${more}\n`;

const vtt = (lines: readonly [string, string][]) =>
  `WEBVTT\n\n${lines.map(([at, text]) => `00:${at}.000 --> 00:59.000\n${text}\n`).join('\n')}`;

/** Made on request: each worker loads this module with the configuration. */
const files = (): Readonly<Record<string, string | Buffer>> => ({
  'pack.yaml':
    'name: media\ntitle: { no: Lyd og film }\nversion: 1\nlanguages: [no]\ndefault_language: no\nlicense: by\n',
  'owners/klang.md': document('id: 1\nslug: klang', 'Klangmuseet', 'Et museum for lyd.'),
  'articles/11.md': stop(11, 'Kirkeklokka', '{ audio: klokke.wav }'),
  'articles/12.md': stop(12, 'Stillheten', '{ quote: { no: Ikke en lyd } }'),
  'articles/13.md': stop(13, 'Tømmerfløteren', '{ audio: floter.wav }'),
  'articles/14.md': stop(14, 'Solfilmen', '{ video: film.mp4 }'),
  'articles/41.md': locked(41, 'Tårnrommet', 'geo: { radius: 50 }'),
  // The browser of the stories, and a network without visitors.
  'articles/42.md': locked(42, 'Magasinet', 'ip: [127.0.0.1/32, "::1/128"]'),
  'articles/43.md': locked(43, 'Arkivet', 'ip: [192.0.2.0/24]'),
  'articles/18.md': stop(18, 'Kartet', '{ image: survey.png }'),
  'articles/15.md': stop(15, 'Varden i Meshopt', '{ model3d: meshopt.glb }'),
  'articles/16.md': stop(16, 'Varden i Draco', '{ model3d: draco.glb }'),
  'articles/17.md': stop(
    17,
    'Filmen hos andre',
    '{ youtube: dQw4w9WgXcQ, cover: still.svg, title: { no: Slik ble den bygd } }',
  ),
  'presentations/21.md': document(
    'id: 21\nowner: klang\narticles: [11, 12, 13, 14]\nordered: true',
    'Lydvandringen',
    'Hør deg gjennom dalen.',
  ),
  'media/survey.png.yaml': sidecar(
    5010,
    'Plan over høyden',
    'focal_point: [0.55, 0.45]\nscale: 1.5\nfilters: sepia(20%)',
  ),
  'media/klokke.wav': wave(220),
  'media/klokke.wav.yaml': sidecar(
    5001,
    'Klokka ringer',
    'captions: { no: klokke.no.vtt }\nplain_language: { no: Klokka er gammel. }\nsign_language: { no: tegn.mp4 }',
  ),
  'media/klokke.no.vtt': vtt([
    ['00', 'Klokka ble støpt i 1642.'],
    ['20', 'Den ringte for dem på sjøen.'],
    ['40', 'Nå ringer den til fest.'],
  ]),
  'media/floter.wav': wave(330),
  'media/floter.wav.yaml': sidecar(
    5002,
    'Fløteren forteller',
    'transcript: { no: Vi gikk langs elva. }',
  ),
  'media/film.mp4.yaml': sidecar(
    5003,
    'Sola over fjorden',
    [
      'captions: { no: film.no.vtt, en: film.en.vtt }',
      'poster: still.svg',
      'audio_described: { no: synstolket.mp4 }',
      'sign_language: { no: tegn.mp4, sv: tecken.mp4 }',
      'plain_language: { no: Sola går over vannet. }',
    ].join('\n'),
  ),
  'media/synstolket.mp4': videoVariant('described'),
  'media/synstolket.mp4.yaml': sidecar(5004, 'Sola med synstolking', ''),
  'media/tegn.mp4': videoVariant('signed'),
  'media/tegn.mp4.yaml': sidecar(5005, 'Sola på tegnspråk', ''),
  'media/tecken.mp4': videoVariant('signed in Swedish'),
  'media/tecken.mp4.yaml': sidecar(5006, 'Sola på svensk tegnspråk', ''),
  'media/still.svg': POSTER,
  'media/still.svg.yaml': sidecar(5007, 'Sol over blått', ''),
  'media/meshopt.glb': readFileSync(path.join(HERE, 'models', 'meshopt.glb')),
  'media/meshopt.glb.yaml': sidecar(5008, 'En varde', 'poster: still.svg'),
  'media/draco.glb': readFileSync(path.join(HERE, 'models', 'draco.glb')),
  'media/draco.glb.yaml': sidecar(5009, 'En varde', 'poster: still.svg'),
  'media/film.no.vtt': vtt([['00', 'Sola går over fjorden.']]),
  'media/film.en.vtt': vtt([['00', 'The sun crosses the fjord.']]),
});

export function writeMediaPack(folder: string): void {
  for (const [name, content] of Object.entries(files())) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const name of ['film.mp4', 'survey.png'])
    copyFileSync(path.join(HERE, name), path.join(folder, 'media', name));
}
