import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { said, writeVtt, written, type Narration } from './lib/narration.ts';

const folder = path.join(import.meta.dirname, 'narration');
const names = readdirSync(folder).map((file) => file.slice(0, -3));
const media = path.join(import.meta.dirname, '../../content/demo/media');
const LANGUAGES = ['no', 'sv', 'en'] as const;

describe('a line that is told', () => {
  it('is read one way and said the other', () => {
    const line = 'Etter brannen i [1702|syttenhundreogto], i [Røros|Røros].';
    expect(written(line)).toBe('Etter brannen i 1702, i Røros.');
    expect(said(line)).toBe('Etter brannen i syttenhundreogto, i Røros.');
  });

  it('stands in WebVTT with its times, past a minute too', () => {
    const cues = [
      { from: 0.5, to: 4.25, text: 'Først.' },
      { from: 61.0004, to: 75, text: 'Så.' },
    ];
    expect(writeVtt(cues)).toBe(
      'WEBVTT\n\n00:00.500 --> 00:04.250\nFørst.\n\n01:01.000 --> 01:15.000\nSå.\n',
    );
  });
});

describe.each(names)('%s', (name) => {
  it.each(LANGUAGES)('is what its transcript says (%s)', async (language) => {
    const { narration } = (await import(`./narration/${name}.ts`)) as { narration: Narration };
    const [, ...cues] = readFileSync(path.join(media, `${name}.${language}.vtt`), 'utf8')
      .trim()
      .split('\n\n');
    expect(cues.map((cue) => cue.split('\n')[1])).toEqual(
      narration.lines.map((line) => written(line[language])),
    );
  });
});
