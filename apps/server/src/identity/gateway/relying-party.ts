/** What the gateway asks of a login host, whichever it is. */

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
  /** Unique among all that ever sign in here. */
  readonly userId: string;
  readonly name: string;
  readonly imageUrl: string | undefined;
  /** Absent: the login host is not asked again. */
  readonly providerToken: string | undefined;
}

export interface RelyingParty {
  startUrl(start: SignInStart): Promise<string>;
  /** `undefined` when the login host does not accept the code. */
  exchange(exchange: CodeExchange): Promise<SignedIn | undefined>;
  /** The next token; `undefined` when the login is over there. */
  refresh(providerToken: string, correlationId: string): Promise<string | undefined>;
  /** Ends the login there as far as it can be ended from here. */
  end(providerToken: string, correlationId: string): Promise<void>;
}
