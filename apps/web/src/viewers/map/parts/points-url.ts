const START = 'points://numbers/';

/** URL of packed points in a blob, with the protocol that points-worker.ts registers. */
export function pointsUrl(blobUrl: string): string {
  return START + blobUrl;
}

export function blobUrlOf(url: string): string {
  return url.slice(START.length);
}
