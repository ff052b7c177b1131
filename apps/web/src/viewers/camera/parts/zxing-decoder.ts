/**
 * Worker that reads QR codes with zxing (WebAssembly): the CSP lets decoder files compile
 * WebAssembly, not pages. Receives the URL of the wasm file once and posts whether it is ready;
 * then posts the codes found in each image.
 */
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import type { FoundCodes } from './zxing-detector.ts';

interface WorkerScope {
  addEventListener(
    type: 'message',
    listen: (event: { readonly data: string | ImageBitmap }) => void,
  ): void;
  postMessage(message: boolean | FoundCodes, transfer: readonly Transferable[]): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => {
  if (typeof data === 'string') void prepare(data);
  else void read(data);
});

let detector: BarcodeDetector | undefined;

const respond = (message: boolean | FoundCodes) => self.postMessage(message, []);

async function prepare(wasmUrl: string): Promise<void> {
  try {
    // Must precede the first detector: zxing would fetch its wasm file from another host.
    const overrides = { locateFile: () => wasmUrl };
    await prepareZXingModule({ overrides, fireImmediately: true });
    detector = new BarcodeDetector({ formats: ['qr_code'] });
    respond(true);
  } catch {
    respond(false);
  }
}

/** An unreadable image counts as one without a code. */
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
