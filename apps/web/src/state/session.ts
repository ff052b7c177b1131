/** Who is signed in, as far as the rest of the site may know; how one signs in is its own, late part of the site. */
import { createStore, useStore } from '#browser/store.ts';

export interface Session {
  /** As the login host tells it. */
  readonly name: string | undefined;
  /** Where their picture is, if the login host has one. */
  readonly imageUrl?: string | undefined;
  /** An access token that still lives, renewed when it must be; `undefined` when that failed and the visitor is signed out. */
  readonly accessToken: () => Promise<string | undefined>;
  /** For one that the server did not take: another one in its place; `undefined` when there is none now, or the visitor is signed out by that. */
  readonly replaceToken: (refused: string) => Promise<string | undefined>;
}

const current = createStore<Session | undefined>(undefined);

export function setSession(session: Session | undefined): void {
  current.set(session);
}

/** For calls that do nothing without a token (specification §6.2). */
export function currentSession(): Session | undefined {
  return current.get();
}

/** `undefined` when signed out, and until the page has found out. */
export function useSession(): Session | undefined {
  return useStore(current, undefined);
}
