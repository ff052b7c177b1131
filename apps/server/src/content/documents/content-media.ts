import type { Content } from '@varde/contract/content';

/** Keys that reference media, at any depth of the content. */
const MEDIA_KEYS = new Set(['media_id', 'media_ids', 'cover_media_id', 'mainImage', 'logo']);

/** Distinct ids of all media that a document shows: the main image first, then in reading order. */
export function mediaOfContent(content: Content, mainImage: number | null): number[] {
  const main = mainImage === null ? [] : [mainImage];
  return [...new Set([...main, ...idsIn(content)])];
}

function idsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return Object.entries(value).flatMap(([key, inner]) =>
    MEDIA_KEYS.has(key) ? [inner].flat().filter((id) => typeof id === 'number') : idsIn(inner),
  );
}
