/** What PostgreSQL and the operating system call a full disk. */
const CODES: readonly unknown[] = ['53100', 'ENOSPC'];
const MESSAGES = /No space left on device|ENOSPC/;

/** @param reason an error, or what a program printed */
export function isFullDisk(reason: unknown): boolean {
  if (!(reason instanceof Error)) return MESSAGES.test(String(reason));
  return ('code' in reason && CODES.includes(reason.code)) || MESSAGES.test(reason.message);
}

/** For the operator, in place of the error's own message. */
export const fullDiskMessage = (disk: string): string =>
  `${disk} is full: free some space (an empty database takes 50 MB) and start again. Nothing that was stored is lost.`;
