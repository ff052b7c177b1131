const START = 'points://numbers/';

/** The address that MapLibre's workers know how to read: of a blob that holds packed points. */
export function pointsUrl(blobUrl: string): string {
  return START + blobUrl;
}

export function blobUrlOf(url: string): string {
  return url.slice(START.length);
}
