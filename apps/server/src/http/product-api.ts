import type { FastifyInstance } from 'fastify';
import type { Audience } from '#audience.ts';
import type { ResponseCache } from './response-cache.ts';

/** Who asks, as far as the network and the headers tell. */
export interface Caller {
  /** Editors hold the preview key: drafts, withdrawn documents and locked bodies are open to them. */
  readonly audience: Audience;
  /** The header `unlock-grant`: opens one locked document, for a while. */
  readonly grant: string | undefined;
  /** Of the client; forwarding headers count only from configured proxies. */
  readonly ipAddress: string;
}

/** Tells whose access token this is. Implemented by the module `access-tokens`. */
export interface TokenVerifier {
  /**
   * The user's unique id; `undefined` when the token is expired, forged or not ours.
   * @param isWriting its session is looked up this very moment: nothing is written for somebody whose account is gone
   */
  verify(token: string, isWriting?: boolean): Promise<string | undefined>;
}

/** What every call of the product API stands on. */
export interface ProductApi {
  readonly app: FastifyInstance;
  /** Absent: nobody can preview. */
  readonly previewKey: string | undefined;
  readonly tokens: TokenVerifier;
  readonly responses: ResponseCache;
}
