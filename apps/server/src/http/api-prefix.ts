/** Path prefix of the product API. */
export const API_PREFIX = '/api/v3';
