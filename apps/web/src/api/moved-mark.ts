/** In the query of an address that a code led to, though not to what it was printed for. */
export const MOVED_MARK = 'code=moved';
