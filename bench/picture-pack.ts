/** A content pack of many large photographs: the same one, told apart by the notice of its owner. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';

const NOTICE = 'Museum 0000';
const ARTICLE = 1;
const HEIGHT = 2_333;

export const ARTICLE_PATH = `/api/v3/documents/${ARTICLE}?include_media=true`;

/** @returns the files of the pictures */
export async function writePicturePack(folder: string, count: number): Promise<string[]> {
  const photograph = await makePhotograph();
  for (const part of ['owners', 'articles', 'media'])
    mkdirSync(path.join(folder, part), { recursive: true });
  const write = (name: string, text: string | Buffer): void =>
    writeFileSync(path.join(folder, name), text);
  write(
    'pack.yaml',
    'name: pictures\ntitle: { no: Bilder }\nversion: 1\nlanguages: [no]\ndefault_language: no\nlicense: by\n',
  );
  write('owners/museum.md', '---\nid: 9\nslug: museum\n---\n\n# no: Museum\n\nMuseum.\n');
  const names = Array.from({ length: count }, (_none, nr) => `p${nr}.jpg`);
  for (const [nr, name] of names.entries()) {
    write(`media/${name}`, tellApart(photograph, nr));
    write(`media/${name}.yaml`, `id: ${1_000 + nr}\nalt_text: { no: Bilde }\n`);
  }
  const gallery = `---\nid: ${ARTICLE}\nowner: museum\nblocks:\n  all: { gallery: [${names.join(', ')}] }\n---\n`;
  write(`articles/${ARTICLE}.md`, `${gallery}\n# no: Bilder\n\nIngress.\n\n{{all}}\n`);
  return names.map((name) => path.join(folder, 'media', name));
}

/** Soft shapes with grain, which compress about as photographs do. */
async function makePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 350, height: 233, channels: 3 as const, background: '#888', noise };
  return sharp({ create })
    .resize(FULL_IMAGE_SIZE, HEIGHT, { fit: 'fill' })
    .withExif({ IFD0: { Copyright: NOTICE } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

function tellApart(photograph: Buffer, nr: number): Buffer {
  const copy = Buffer.from(photograph);
  copy.write(`Museum ${String(nr).padStart(4, '0')}`, copy.indexOf(NOTICE), 'latin1');
  return copy;
}
