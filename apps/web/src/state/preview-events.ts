import type { PreviewState } from '@varde/contract/preview-state';

/**
 * Hears what happens to the pack that `varde preview` shows. Browsers take a connection that broke up again by themselves.
 * @returns what ends the hearing
 */
export function hearPack(
  url: string,
  hear: (state: PreviewState) => void,
  onReach: (isReached: boolean) => void,
): () => void {
  const source = new EventSource(url);
  source.addEventListener('open', () => onReach(true));
  source.addEventListener('error', () => onReach(false));
  source.addEventListener('message', ({ data }: MessageEvent<string>) =>
    hear(JSON.parse(data) as PreviewState),
  );
  return () => source.close();
}
