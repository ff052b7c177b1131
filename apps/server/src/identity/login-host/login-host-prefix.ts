/** Where the login host is mounted (specification §7.1). */
export const LOGIN_HOST_PREFIX = '/identity';
