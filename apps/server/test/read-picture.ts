/** The reader of QR codes that the scan page has, for pictures in tests. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const { resolve } = createRequire(import.meta.url);

/** Texts of the QR codes in a PNG. */
export async function readPicture(png: Uint8Array): Promise<readonly string[]> {
  const wasm = await readFile(resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const found = await readBarcodes(png, { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}
