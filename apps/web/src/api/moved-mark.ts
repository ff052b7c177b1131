/** Query of a URL that a code led to, if that is not what the code was printed for. */
export const MOVED_MARK = 'code=moved';
