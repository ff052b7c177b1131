/** A message that outlives its page, of which no answer is awaited. Without a network it is dropped. */
export function sendBeacon(url: string, body: string | URLSearchParams): void {
  if (navigator.onLine) navigator.sendBeacon(url, body);
}
