import type { MediaFormat } from '@varde/content-pack/probe-media';

const CONTENT_TYPES: Readonly<Record<MediaFormat, string>> = {
  svg: 'image/svg+xml',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  tiff: 'image/tiff',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  glb: 'model/gltf-binary',
};

/** By detected content, not by file name. */
export function contentType(format: MediaFormat): string {
  return CONTENT_TYPES[format];
}
