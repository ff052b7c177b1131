/** Where the login host lives; it is the address that the app calls so (specification §7). */
export const LOGIN_HOST_PREFIX = '/identity';
