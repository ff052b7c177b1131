import type { EmbedProvider } from '@varde/domain/embeds';

const BEGIN: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'autoplay',
  vimeo: 'autoplay',
  sketchfab: 'autostart',
};

/** The frame's address for a player that begins at once. */
export function beginning(provider: EmbedProvider, frame: string): string {
  const url = new URL(frame);
  url.searchParams.set(BEGIN[provider], '1');
  return url.href;
}
