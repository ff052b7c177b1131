import type { PreviewState } from '@varde/contract/preview-state';

/**
 * Subscribes to states of the content pack that `varde preview` shows. Browsers reconnect
 * automatically.
 * @returns a function that unsubscribes
 */
export function subscribeToPackEvents(
  url: string,
  onState: (state: PreviewState) => void,
  onConnection: (isConnected: boolean) => void,
): () => void {
  const source = new EventSource(url);
  source.addEventListener('open', () => onConnection(true));
  source.addEventListener('error', () => onConnection(false));
  source.addEventListener('message', ({ data }: MessageEvent<string>) =>
    onState(JSON.parse(data) as PreviewState),
  );
  return () => source.close();
}
