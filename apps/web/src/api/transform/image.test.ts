import { expect, it } from 'vitest';
import { buildMedia } from '#api/testing/build-document.ts';
import { toMediaImage } from './image.ts';

const poster = {
  mediaId: 7,
  identifier: 'def',
  image_url: '/media/image/def',
  dimension: '800x450',
};

it('shows a film by its still, in the still’s own shape', () => {
  const video = buildMedia({ media_type: 'video', url: null, thumbnail_override: poster });
  expect(toMediaImage(video, 'no')).toMatchObject({
    url: '/media/image/def',
    width: 800,
    height: 450,
  });
});

it('shows no picture of a film without a still', () => {
  const video = buildMedia({ media_type: 'video', url: null, thumbnail_override: null });
  expect(toMediaImage(video, 'no')).toBeUndefined();
});

it('shows an object of an archive by its picture, else by its still', () => {
  const archived = { media_type: 'dm', mediaId: 9 } as const;
  expect(toMediaImage(buildMedia(archived), 'no')).toMatchObject({
    slideId: 9,
    url: '/media/image/abc',
  });
  const { url, slideId } =
    toMediaImage(buildMedia({ ...archived, url: null, thumbnail_override: poster }), 'no') ?? {};
  expect({ url, slideId }).toEqual({ url: '/media/image/def', slideId: 9 });
});

it('makes no slide of a film’s still', () => {
  const video = buildMedia({ media_type: 'video', url: null, thumbnail_override: poster });
  expect(toMediaImage(video, 'no')).not.toHaveProperty('slideId');
});

it('shows a picture as itself', () => {
  expect(toMediaImage(buildMedia(), 'no')).toMatchObject({
    slideId: buildMedia().mediaId,
    url: '/media/image/abc',
    width: 1600,
    height: 1000,
  });
});

it.each([
  [
    { scale: 1.5, filters: 'brightness(120%)' },
    { scale: 1.5, filters: 'brightness(120%)' },
  ],
  [{ scale: null, filters: 'url(#x)' }, {}],
  [{ scale: null, filters: 'sepia(1);background:url(//evil.example)' }, {}],
])('takes of %j only what a style may hold', (wire, look) => {
  const { scale, filters } = toMediaImage(buildMedia(wire), 'no') ?? {};
  expect({ ...(scale && { scale }), ...(filters && { filters }) }).toEqual(look);
});
