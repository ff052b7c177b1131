/** Sends a request that outlives its page, without waiting for a response. Dropped when offline. */
export function sendBeacon(url: string, body: string | URLSearchParams): void {
  if (navigator.onLine) navigator.sendBeacon(url, body);
}
