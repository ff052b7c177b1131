/** Requests, responses and routes of the proxy, with the methods of Playwright's. */
import type http from 'node:http';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export class StoryRequest {
  readonly #incoming: http.IncomingMessage;
  readonly #address: string;
  readonly body: Buffer;

  constructor(incoming: http.IncomingMessage, address: string, body: Buffer) {
    this.#incoming = incoming;
    this.#address = address;
    this.body = body;
  }

  url(): string {
    return this.#address;
  }

  method(): string {
    return this.#incoming.method ?? 'GET';
  }

  postData(): string | null {
    return this.body.length > 0 ? this.body.toString() : null;
  }

  headers(): Record<string, string> {
    return plainHeaders(this.#incoming.headers);
  }

  isNavigationRequest(): boolean {
    return ['document', 'iframe'].includes(this.headers()['sec-fetch-dest'] ?? '');
  }

  /** Pages are changed, so they are requested in full and uncompressed. */
  upstreamHeaders(): Headers {
    const { 'proxy-connection': _, ...headers } = this.#incoming.headers;
    if (!this.isNavigationRequest()) return headers;
    const { 'if-none-match': _etag, 'if-modified-since': _date, ...rest } = headers;
    return { ...rest, 'accept-encoding': 'identity' };
  }
}

export class StoryResponse {
  readonly #of: StoryRequest;
  readonly #statusCode: number;
  readonly rawHeaders: Headers;
  readonly bytes: Buffer;

  constructor(of: StoryRequest, statusCode: number, rawHeaders: Headers, bytes: Buffer) {
    this.#of = of;
    this.#statusCode = statusCode;
    this.rawHeaders = rawHeaders;
    this.bytes = bytes;
  }

  request(): StoryRequest {
    return this.#of;
  }

  url(): string {
    return this.#of.url();
  }

  status(): number {
    return this.#statusCode;
  }

  ok(): boolean {
    return this.#statusCode >= 200 && this.#statusCode < 300;
  }

  headers(): Record<string, string> {
    return plainHeaders(this.rawHeaders);
  }

  text(): Promise<string> {
    return Promise.resolve(this.bytes.toString());
  }

  json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.bytes.toString()));
  }
}

interface Fulfilment {
  readonly status?: number;
  readonly headers?: Headers;
  readonly contentType?: string;
  readonly body?: string | Buffer;
  readonly json?: unknown;
  readonly response?: StoryResponse;
}

type Outcome = 'continue' | 'abort' | StoryResponse;

export class StoryRoute {
  readonly #decision = Promise.withResolvers<Outcome>();
  readonly outcome = this.#decision.promise;

  readonly #of: StoryRequest;
  readonly fetch: () => Promise<StoryResponse>;

  constructor(of: StoryRequest, fetch: () => Promise<StoryResponse>) {
    this.#of = of;
    this.fetch = fetch;
  }

  request(): StoryRequest {
    return this.#of;
  }

  continue(): Promise<void> {
    return this.#decide('continue');
  }

  fallback(): Promise<void> {
    return this.#decide('continue');
  }

  abort(): Promise<void> {
    return this.#decide('abort');
  }

  fulfill({ json, ...rest }: Fulfilment): Promise<void> {
    if (json === undefined) return this.#fulfill(rest);
    return this.#fulfill({ contentType: 'application/json', ...rest, body: JSON.stringify(json) });
  }

  #fulfill({ status, headers, contentType, body, response }: Fulfilment): Promise<void> {
    const type = contentType && { 'content-type': contentType };
    const all = { ...response?.rawHeaders, ...headers, ...type };
    const bytes = body === undefined ? (response?.bytes ?? NO_BODY) : Buffer.from(body);
    const code = status ?? response?.status() ?? 200;
    return this.#decide(new StoryResponse(this.#of, code, all, bytes));
  }

  #decide(outcome: Outcome): Promise<void> {
    this.#decision.resolve(outcome);
    return Promise.resolve();
  }
}

const NO_BODY = Buffer.alloc(0);

function plainHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}
