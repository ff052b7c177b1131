/** When this device last met an account, and which; apart from what reads it, which comes late. */
export const LAST_SYNC_KEY = 'favourites-met';
