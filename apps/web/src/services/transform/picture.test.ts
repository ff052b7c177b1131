import { expect, it } from 'vitest';
import { buildMedia } from '#services/testing/build-document.ts';
import { toMediaPicture } from './picture.ts';

const still = {
  mediaId: 7,
  identifier: 'def',
  image_url: '/media/image/def',
  dimension: '800x450',
};

it('shows a film by its still, in the still’s own shape', () => {
  const film = buildMedia({ media_type: 'video', url: null, thumbnail_override: still });
  expect(toMediaPicture(film, 'no')).toMatchObject({
    url: '/media/image/def',
    width: 800,
    height: 450,
  });
});

it('shows no picture of a film without a still', () => {
  const film = buildMedia({ media_type: 'video', url: null, thumbnail_override: null });
  expect(toMediaPicture(film, 'no')).toBeUndefined();
});

it('shows a picture as itself', () => {
  expect(toMediaPicture(buildMedia(), 'no')).toMatchObject({
    url: '/media/image/abc',
    width: 1600,
    height: 1000,
  });
});
