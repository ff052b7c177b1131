import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Unless told otherwise, it asks another host for its program.
prepareZXingModule({ overrides: { locateFile: () => address } });

export { BarcodeDetector as ZxingDetector };
