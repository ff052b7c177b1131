import type { LeftOut } from '#platform/offline-store.ts';
import type { LoadedDocument } from '#services/load-document.ts';

const BY_MEDIA: Readonly<Record<string, LeftOut>> = {
  video: 'films',
  audio: 'sounds',
  model3d: 'models',
  youtube: 'embeds',
  vimeo: 'embeds',
  sketchfab: 'embeds',
};

/** What the pages of a pack have that it does not hold: told to the visitor. Pure. */
export function leftOut(loaded: readonly LoadedDocument[]): LeftOut[] {
  const missing = loaded.flatMap(({ document }) => [
    ...(document.media ?? []).map(({ media_type: type }) => BY_MEDIA[type]),
    ...(document.content?.blocks ?? []).map(({ type }) =>
      type === 'embed' ? 'embeds' : undefined,
    ),
    document.lock ? ('locked' as const) : undefined,
  ]);
  return [...new Set(missing)].filter((one) => one !== undefined);
}
