import { endSession } from '#services/gateway.ts';
import { forgetSession } from './keep-session.ts';

/** Forgets the tokens at once, then ends the session. False when the gateway could not be told: its cookie is still in this browser. */
export async function logOut(): Promise<boolean> {
  forgetSession();
  return (await endSession()).status === 'ok';
}
