/** Words in the site's own type of headings, as a picture that a frame can show, and the site's mark. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Lettered } from './film-frame.ts';
import type { Card } from './film.ts';
import { unpackWoff } from './unpack-woff.ts';

const woff = createRequire(import.meta.url).resolve(
  '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
);
const fontfile = path.join(mkdtempSync(path.join(tmpdir(), 'varde-type-')), 'type.ttf');
writeFileSync(fontfile, unpackWoff(readFileSync(woff)));

export async function letter(card: Card): Promise<Lettered> {
  const spacing = Math.round(card.size * 30);
  const text = `<span foreground="${card.color}" letter_spacing="${spacing}">${card.words}</span>`;
  const { data, info } = await sharp({
    text: { text, font: `Newsreader Medium, ${card.size}`, fontfile, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const address = `data:image/png;base64,${data.toString('base64')}`;
  return { card, address, width: info.width, height: info.height };
}

/** The cairn, 24 points wide: paths without a colour of their own. */
export function readMark(): string {
  const file = new URL('../../../apps/web/public/favicon.svg', import.meta.url);
  return (
    readFileSync(file, 'utf8')
      .match(/<path[^>]*\/>/g)
      ?.join('') ?? ''
  );
}
