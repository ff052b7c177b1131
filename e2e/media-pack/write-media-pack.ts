/**
 * The content of the stories about sound, film, locks and a very large picture: a small pack of its own, since the demo lacks them,
 * and lists and counts of the demo shall stay what they are. Sound is reckoned, so that nothing large is kept.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Seconds of each sound. */
export const SOUND_SECONDS = 60;

const RATE = 8_000;

/** A tone that swells once a second, 8 bits, one channel. */
function wave(tone: number): Buffer {
  const samples = RATE * SOUND_SECONDS;
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
  `WEBVTT\n\n${lines.map(([at, said]) => `00:${at}.000 --> 00:59.000\n${said}\n`).join('\n')}`;

const FILES: Readonly<Record<string, string | Buffer>> = {
  'pack.yaml':
    'name: media\ntitle: { no: Lyd og film }\nversion: 1\nlanguages: [no]\ndefault_language: no\nlicense: by\n',
  'owners/klang.md': document('id: 1\nslug: klang', 'Klangmuseet', 'Et museum for lyd.'),
  'articles/11.md': stop(11, 'Kirkeklokka', '{ audio: klokke.wav }'),
  'articles/12.md': stop(12, 'Stillheten', '{ quote: { no: Ikke en lyd } }'),
  'articles/13.md': stop(13, 'Tømmerfløteren', '{ audio: floter.wav }'),
  'articles/14.md': stop(14, 'Solfilmen', '{ video: film.mp4 }'),
  'articles/15.md': locked(15, 'Tårnrommet', 'geo: { radius: 50 }'),
  // The stories' own browser, and a network that nobody is on.
  'articles/16.md': locked(16, 'Magasinet', 'ip: [127.0.0.1/32, "::1/128"]'),
  'articles/17.md': locked(17, 'Arkivet', 'ip: [192.0.2.0/24]'),
  'articles/18.md': stop(18, 'Kartet', '{ image: survey.png }'),
  'presentations/21.md': document(
    'id: 21\nowner: klang\narticles: [11, 12, 13, 14]\nordered: true',
    'Lydvandringen',
    'Hør deg gjennom dalen.',
  ),
  'media/survey.png.yaml': sidecar(
    5004,
    'Plan over høyden',
    'focal_point: [0.55, 0.45]\nscale: 1.5\nfilters: sepia(20%)',
  ),
  'media/klokke.wav': wave(220),
  'media/klokke.wav.yaml': sidecar(5001, 'Klokka ringer', 'captions: { no: klokke.no.vtt }'),
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
    'captions: { no: film.no.vtt, en: film.en.vtt }',
  ),
  'media/film.no.vtt': vtt([['00', 'Sola går over fjorden.']]),
  'media/film.en.vtt': vtt([['00', 'The sun crosses the fjord.']]),
};

/** Writes the pack into a folder. */
export function writeMediaPack(folder: string): void {
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const name of ['film.mp4', 'survey.png'])
    copyFileSync(path.join(import.meta.dirname, name), path.join(folder, 'media', name));
}
