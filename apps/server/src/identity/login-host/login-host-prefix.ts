/** Where the login host is mounted; the app calls this URL the login host (specification §7.1). */
export const LOGIN_HOST_PREFIX = '/identity';
