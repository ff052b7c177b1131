import { embedUrls, type EmbedProvider } from '@varde/domain/embeds';
import { expect, it } from 'vitest';
import { autoplayUrl } from './embed-view.tsx';

it.each<[EmbedProvider, string, string]>([
  ['youtube', 'dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1'],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [
    'sketchfab',
    '0123456789abcdef0123456789abcdef',
    'https://sketchfab.com/models/0123456789abcdef0123456789abcdef/embed?dnt=1&autostart=1',
  ],
])('autoplayUrl for %s adds autoplay and retains the privacy parameters', (provider, id, url) => {
  expect(autoplayUrl(provider, embedUrls(provider, id)?.frame ?? '')).toBe(url);
});
