/** Lets the OpenID provider keep what it keeps in our database. Tokens are stored by their hash: who reads the table cannot use them. */
import { hash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Context } from '#context.ts';
import {
  consumeRecord,
  deleteRecord,
  findRecord,
  findRecordByUid,
  revokeGrant,
  upsertRecord,
} from './oidc-records.repository.ts';

/** Their id is what the client holds. */
const SECRET_IDS = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/** @param consumedTwice made into an error when two use the same thing at the same moment */
export function createAdapter(database: Context['database'], consumedTwice: () => Error) {
  return (model: string): Adapter => {
    const isSecret = SECRET_IDS.has(model);
    const key = (id: string) => ({ model, id: isSecret ? hash('sha256', id, 'base64url') : id });
    return {
      async upsert(id, payload, expiresIn) {
        const { jti: _secret, ...rest } = payload;
        await upsertRecord(database, {
          ...key(id),
          payload: isSecret ? rest : payload,
          grantId: payload.grantId,
          uid: payload.uid,
          accountId: accountOf(payload),
          // Left out for what never expires.
          expiresInS: expiresIn,
        });
      },
      async find(id) {
        const found = await findRecord(database, key(id));
        return found && { ...found, ...(isSecret && { jti: id }) };
      },
      findByUid: (uid) => findRecordByUid(database, model, uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        if (!(await consumeRecord(database, key(id)))) throw consumedTwice();
      },
      destroy: (id) => deleteRecord(database, key(id)),
      revokeByGrantId: (grantId) => revokeGrant(database, grantId),
    };
  };
}

/** A log-in that is under way names its account elsewhere: who is in already, and who has just given the password. */
function accountOf({
  accountId,
  session,
  result,
  lastSubmission,
}: AdapterPayload): string | undefined {
  const submitted = result ?? lastSubmission;
  return accountId ?? submitted?.login?.accountId ?? session?.accountId;
}
