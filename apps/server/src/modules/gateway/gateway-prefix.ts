/** Where the gateway's calls are (specification §7). */
export const GATEWAY_PREFIX = '/gateway';
