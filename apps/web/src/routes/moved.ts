/** Options of a permanent redirect; old URLs in print and in search engines keep their query. */
export const MOVED = { search: true, statusCode: 308 } as const;
