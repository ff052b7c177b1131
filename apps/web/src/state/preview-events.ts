import type { PreviewState } from '@varde/contract/preview-state';

/**
 * Hears what happens to the pack that `varde preview` shows. Browsers take a connection that broke up again by themselves.
 * @returns what ends the hearing
 */
export function subscribeToPackEvents(
  url: string,
  onState: (state: PreviewState) => void,
  onReach: (isReached: boolean) => void,
): () => void {
  const source = new EventSource(url);
  source.addEventListener('open', () => onReach(true));
  source.addEventListener('error', () => onReach(false));
  source.addEventListener('message', ({ data }: MessageEvent<string>) =>
    onState(JSON.parse(data) as PreviewState),
  );
  return () => source.close();
}
