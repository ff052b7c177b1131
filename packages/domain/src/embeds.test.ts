import { describe, expect, it } from 'vitest';
import { EMBED_ORIGINS, embedUrls } from './embeds.ts';
import type { EmbedProvider } from './embeds.ts';

const MODEL = '0123456789abcdef0123456789abcdef';

describe('embedUrls', () => {
  it.each<[EmbedProvider, string, string, string]>([
    [
      'youtube',
      'dQw4w9WgX-_',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgX-_?rel=0',
      'https://www.youtube.com/watch?v=dQw4w9WgX-_',
    ],
    [
      'vimeo',
      '76979871',
      'https://player.vimeo.com/video/76979871?dnt=1',
      'https://vimeo.com/76979871',
    ],
    [
      'sketchfab',
      MODEL,
      `https://sketchfab.com/models/${MODEL}/embed?dnt=1`,
      `https://sketchfab.com/3d-models/${MODEL}`,
    ],
  ])('returns the URLs for %s, with privacy options', (provider, id, frame, page) => {
    expect(embedUrls(provider, id)).toEqual({ frame, page });
    expect(EMBED_ORIGINS).toContain(new URL(frame).origin);
  });

  it.each<[EmbedProvider, string]>([
    ['youtube', ''],
    ['youtube', 'short'],
    ['youtube', 'dQw4w9WgXcQ&autoplay=1'],
    ['youtube', 'dQw4w9WgXcQ\n'],
    ['youtube', '../../evil'],
    ['youtube', 'javascript:'],
    ['youtube', 'æQw4w9WgXcQ'],
    ['vimeo', '76979871/../../x'],
    ['vimeo', '76979871?x=1'],
    ['vimeo', '٧٦٩٧٩٨٧١'],
    ['vimeo', '1234567890123'],
    ['sketchfab', MODEL.toUpperCase()],
    ['sketchfab', `${MODEL}0`],
    ['sketchfab', '"><script>alert(1)</script>'],
  ])('returns undefined for an id that %s never issues: %j', (provider, id) => {
    expect(embedUrls(provider, id)).toBeUndefined();
  });
});
