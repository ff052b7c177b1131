/**
 * JSON that this product itself has written: its server's responses, whose contract the server's
 * tests check, and its own files and caches. Anything else is `unknown` until it is checked.
 */
export async function readJson<T>(response: Response): Promise<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return (await response.json()) as T;
}
