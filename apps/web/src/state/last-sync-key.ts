/** Key of the last sync and its account; a module of its own, since its writer is loaded lazily. */
export const LAST_SYNC_KEY = 'favourites-met';
