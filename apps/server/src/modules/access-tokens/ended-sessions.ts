/**
 * Which sessions have ended while their access tokens would still verify. One question to the database answers for all visitors:
 * asked again after every notice of a session that ended, and at the latest after half a minute.
 */
import type { Context } from '#context.ts';
import { findEndedSessions, isEnded } from './ended-sessions.repository.ts';

export interface EndedSessions {
  /** @param isFresh asks the database, for what must not be late by a moment */
  has(sessionId: string, isFresh: boolean): Promise<boolean>;
}

/** Longer than any access token lives. */
const WITHIN_S = 3600;
const FRESH_MS = 30_000;

export function createEndedSessions(database: Context['database']): EndedSessions {
  let asked: Promise<ReadonlySet<string>> | undefined;
  let askedAt = 0;
  const forget = (): void => void (asked = undefined);
  let listening: Promise<void> | undefined;

  async function read(): Promise<ReadonlySet<string>> {
    await (listening ??= database.listen('varde_sessions', forget, forget));
    if (!asked || performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now();
      asked = findEndedSessions(database, WITHIN_S).then((ids) => new Set(ids));
      asked.catch(forget);
    }
    return asked;
  }
  return {
    has: async (sessionId, isFresh) =>
      isFresh ? isEnded(database, sessionId) : (await read()).has(sessionId),
  };
}
