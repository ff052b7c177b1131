export interface SignInStart {
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  /** `create`: the visitor wants a new account. */
  readonly prompt: 'create' | undefined;
  readonly language: string;
}

export interface CodeExchange {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly correlationId: string;
}

export interface SignedIn {
  /** Unique across all providers. */
  readonly userId: string;
  readonly name: string;
  readonly imageUrl: string | undefined;
  /** Refresh token of the login host; without one, the sign-in is not re-checked there. */
  readonly providerToken: string | undefined;
}

export interface RelyingParty {
  startUrl(start: SignInStart): Promise<string>;
  /** `undefined` when the login host does not accept the code. */
  exchange(exchange: CodeExchange): Promise<SignedIn | undefined>;
  /** The next token; `undefined` when the login there has ended. */
  refresh(providerToken: string, correlationId: string): Promise<string | undefined>;
  /** Revokes the token, where the provider supports revocation. */
  end(providerToken: string, correlationId: string): Promise<void>;
}
