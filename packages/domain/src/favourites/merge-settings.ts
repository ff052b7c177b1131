import {
  mergeFavourites,
  readFavourites,
  writeFavourites,
  type FavouriteSettings,
} from './favourites.ts';

/**
 * The settings to store after a PUT. Settings with favourite times are merged with the stored ones,
 * so that concurrent writes of two devices lose nothing; others replace them (specification §7.2).
 */
export function mergeSettings(
  stored: FavouriteSettings,
  sent: FavouriteSettings,
  now: number,
): FavouriteSettings {
  if (!sent.favourite_times) return sent;
  const favourites = mergeFavourites(readFavourites(stored), readFavourites(sent));
  return writeFavourites({ ...stored, ...sent }, favourites, now);
}
