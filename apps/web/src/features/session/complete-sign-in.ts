/** What a visitor brings back from the login host (specification §4, §5). */
import { readIdToken } from '#platform/id-token.ts';
import { leaveOthersAccount } from '#platform/leave-account.ts';
import { takeStart } from '#platform/sign-in-starts.ts';
import { writeTokens } from '#platform/token-store.ts';
import { exchangeCode } from '#services/gateway.ts';

export interface Brought {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  /** Of the login host, or of the way there (RFC 6749, 4.1.2.1). */
  readonly error?: string | undefined;
}

export type Completed =
  | { readonly status: 'in'; readonly path: string }
  /** The state is not the one that this browser was given. */
  | { readonly status: 'mismatch' }
  /** The login host, or the gateway, gave nothing. */
  | { readonly status: 'refused' }
  | { readonly status: 'failed' };

const AWAY = new Set<string | undefined>(['temporarily_unavailable', 'server_error']);

/** A state holds once. */
export async function completeSignIn({ code, state = '', error }: Brought): Promise<Completed> {
  const start = takeStart(state);
  if (!start) {
    // oxlint-disable-next-line no-console -- specification §4, §8: by this name
    console.warn('State mismatch.');
    return { status: 'mismatch' };
  }
  if (code === undefined) return { status: AWAY.has(error) ? 'failed' : 'refused' };
  const answer = await exchangeCode(code);
  if (answer.status !== 'ok') return { status: answer.status };
  leaveOthersAccount(readIdToken(answer.data.id_token).uniqueId);
  writeTokens(answer.data);
  return { status: 'in', path: start.path };
}
