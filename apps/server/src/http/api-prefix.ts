/** Where the product API stands; paths of calls are below it. */
export const API_PREFIX = '/api/v3';
