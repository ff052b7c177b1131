/** What a service said, read; an answer of another shape than agreed is none. */
export function readOrNone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
