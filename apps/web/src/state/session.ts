/** The signed-in visitor as the rest of the site needs it; signing in is a lazy part of its own. */
import { createStore, useStore } from '#browser/store.ts';

export interface Session {
  /** From the login host. */
  readonly name: string | undefined;
  /** URL of the visitor's image, if the login host has one. */
  readonly imageUrl?: string | undefined;
  /**
   * A valid access token, renewed if needed; `undefined` when that failed and the visitor is signed
   * out.
   */
  readonly accessToken: () => Promise<string | undefined>;
  /**
   * Replaces an access token that the server rejected; `undefined` if there is none, or the visitor
   * is signed out by that.
   */
  readonly replaceToken: (refused: string) => Promise<string | undefined>;
}

const current = createStore<Session | undefined>(undefined);

export function setSession(session: Session | undefined): void {
  current.set(session);
}

/** For requests that need a token (specification §6.2). */
export function currentSession(): Session | undefined {
  return current.get();
}

/** `undefined` when signed out, and until it is known. */
export function useSession(): Session | undefined {
  return useStore(current, undefined);
}
