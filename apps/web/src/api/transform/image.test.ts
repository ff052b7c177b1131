import { expect, it } from 'vitest';
import { buildMedia } from '#api/testing/build-document.ts';
import { toMediaImage } from './image.ts';

const poster = {
  mediaId: 7,
  identifier: 'def',
  image_url: '/media/image/def',
  dimension: '800x450',
};

it('toMediaImage shows the poster of a video with its own dimensions, and gives it no slide', () => {
  const video = buildMedia({ media_type: 'video', url: null, thumbnail_override: poster });
  const image = toMediaImage(video, 'no');
  expect(image).toMatchObject({ url: '/media/image/def', width: 800, height: 450 });
  expect(image).not.toHaveProperty('slideId');
});

it('toMediaImage returns undefined for a video without a poster', () => {
  const video = buildMedia({ media_type: 'video', url: null, thumbnail_override: null });
  expect(toMediaImage(video, 'no')).toBeUndefined();
});

it('toMediaImage shows the image of an archive object, else its poster', () => {
  const archived = { media_type: 'dm', mediaId: 9 } as const;
  expect(toMediaImage(buildMedia(archived), 'no')).toMatchObject({
    slideId: 9,
    url: '/media/image/abc',
  });
  const { url, slideId } =
    toMediaImage(buildMedia({ ...archived, url: null, thumbnail_override: poster }), 'no') ?? {};
  expect({ url, slideId }).toEqual({ url: '/media/image/def', slideId: 9 });
});

it('toMediaImage shows an image with its own dimensions', () => {
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
  [{ scale: null, filters: 'blur(3px)' }, {}],
  [{ scale: null, filters: 'sepia(1);background:url(//evil.example)' }, {}],
])('toMediaImage uses only safe style values of %j', (wire, look) => {
  const { scale, filters } = toMediaImage(buildMedia(wire), 'no') ?? {};
  expect({ ...(scale && { scale }), ...(filters && { filters }) }).toEqual(look);
});
