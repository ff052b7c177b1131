export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS: { formats: ['qr_code'] } = { formats: ['qr_code'] };

/** The browser's own detector, else zxing: 360 kB from our own host, loaded only when needed. */
export async function createDetector(): Promise<Detector> {
  const own = ownDetector();
  // Some systems expose the interface, but support no format.
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own && formats.includes('qr_code')) return new own(FORMATS);
  const { ZxingDetector } = await import('./zxing-detector.ts');
  return new ZxingDetector();
}

function ownDetector(): DetectorClass | undefined {
  return (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}
