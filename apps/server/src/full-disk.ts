import { type Message, msg } from '@varde/domain/message';

/** Recognises a full disk: error codes of PostgreSQL and of the operating system. */
const CODES: readonly unknown[] = ['53100', 'ENOSPC'];
const MESSAGES = /No space left on device|ENOSPC/;

/** @param reason an error, or the output of a program */
export function isFullDisk(reason: unknown): boolean {
  if (!(reason instanceof Error)) return MESSAGES.test(String(reason));
  return ('code' in reason && CODES.includes(reason.code)) || MESSAGES.test(reason.message);
}

/** Replaces the error's own message for the operator. */
export const fullDiskMessage = (disk: Message): Message =>
  msg`${disk} is full: free some space (an empty database takes 50 MB) and start again. Nothing that was stored is lost.`;
