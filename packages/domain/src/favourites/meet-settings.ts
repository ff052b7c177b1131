import {
  mergeFavourites,
  readFavourites,
  writeFavourites,
  type FavouriteSettings,
} from './favourites.ts';

/**
 * What is kept after a visitor's settings were sent. Those that tell when each favourite came and went meet what is kept, so that
 * of two devices that write at once neither loses anything; others replace it whole (specification §7).
 */
export function meetSettings(
  kept: FavouriteSettings,
  sent: FavouriteSettings,
  now: number,
): FavouriteSettings {
  if (!sent.favourite_times) return sent;
  const favourites = mergeFavourites(readFavourites(kept), readFavourites(sent));
  return writeFavourites({ ...kept, ...sent }, favourites, now);
}
