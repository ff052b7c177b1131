/**
 * A worker that reads QR codes with zxing, whose program is WebAssembly: the file of a decoder may compile that, a page may not. It is
 * handed the program's address once, says whether it can read, and then answers each picture with what is in it.
 */
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import type { FoundCodes } from './zxing-detector.ts';

interface Scope {
  addEventListener(
    type: 'message',
    listen: (event: { readonly data: string | ImageBitmap }) => void,
  ): void;
  postMessage(message: boolean | FoundCodes, transfer: readonly Transferable[]): void;
}

declare const self: Scope;

self.addEventListener('message', ({ data }) => {
  if (typeof data === 'string') void prepare(data);
  else void read(data);
});

let detector: BarcodeDetector | undefined;

const respond = (what: boolean | FoundCodes) => self.postMessage(what, []);

async function prepare(wasmUrl: string): Promise<void> {
  try {
    // Unless told otherwise, and that before the first detector is made, it asks another host for its program.
    const overrides = { locateFile: () => wasmUrl };
    await prepareZXingModule({ overrides, fireImmediately: true });
    detector = new BarcodeDetector({ formats: ['qr_code'] });
    respond(true);
  } catch {
    respond(false);
  }
}

/** A picture that cannot be read is as one without a code. */
async function read(image: ImageBitmap): Promise<void> {
  try {
    const found = (await detector?.detect(image)) ?? [];
    respond(found.map(({ rawValue }) => ({ rawValue })));
  } catch {
    respond([]);
  } finally {
    image.close();
  }
}
