/**
 * Finds QR codes in a picture: by the browser itself where it can, else by zxing. Its 360 kB come from our own host, and only
 * where they are needed.
 */

/** What both ways have in common. */
export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS: { formats: ['qr_code'] } = { formats: ['qr_code'] };

export async function createDetector(): Promise<Detector> {
  const own = ownDetector();
  // Some systems know the interface, but no format at all.
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own && formats.includes('qr_code')) return new own(FORMATS);
  const { ZxingDetector } = await import('./zxing-detector.ts');
  return new ZxingDetector();
}

function ownDetector(): DetectorClass | undefined {
  return (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
}
