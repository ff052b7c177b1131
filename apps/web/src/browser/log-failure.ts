/** For failures that visitors are not told of, or not in full. */
export function logFailure(message: string, ...details: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- specification §8: such failures are logged
  console.warn(message, ...details);
}
