import type { FastifyInstance } from 'fastify';
import type { Audience } from '#audience.ts';
import type { ResponseCache } from './response-cache.ts';
import type { WireSchemaIds } from './wire-schema-ids.ts';
import type { WorkClasses } from './work-classes.ts';

export const API_PREFIX = '/api/v3';

/** The caller, as known from the network and the headers. */
export interface Caller {
  /** Editors hold the preview key and see drafts, withdrawn documents and locked bodies. */
  readonly audience: Audience;
  /** The header `unlock-grant`, which temporarily opens one locked document. */
  readonly grant: string | undefined;
  /** The client's; forwarding headers count only from configured proxies. */
  readonly ipAddress: string;
}

/** Verifies access tokens. Implemented by `access-tokens.service.ts`. */
export interface TokenVerifier {
  /**
   * The user's unique id; `undefined` when the token is expired, forged or foreign.
   * @param isWriting checks the session in the database: nothing is written for a deleted account
   */
  verify(token: string, isWriting?: boolean): Promise<string | undefined>;
}

export interface ProductApi {
  readonly app: FastifyInstance;
  /** Absent: no preview. */
  readonly previewKey: string | undefined;
  readonly tokens: TokenVerifier;
  readonly responses: ResponseCache;
  readonly work: WorkClasses;
  /** Absent: the ids of production. */
  readonly schemaIds: WireSchemaIds | undefined;
}
