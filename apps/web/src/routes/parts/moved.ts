/** Options of a redirect that holds for good: old addresses in print and in search engines keep their query. */
export const MOVED = { search: true, statusCode: 308 } as const;
