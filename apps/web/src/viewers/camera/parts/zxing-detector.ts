import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Unless told otherwise, it asks another host for its program. It comes at once, while the visitor answers for the camera.
prepareZXingModule({ overrides: { locateFile: () => address }, fireImmediately: true })?.catch(
  // The first picture that is read asks again, and tells.
  () => undefined,
);

export { BarcodeDetector as ZxingDetector };
