/**
 * Arbitrary requests to every route, drawn by a seed: methods, paths, parameters, headers, bodies
 * and encodings, mostly of the right form with one wrong part.
 */
import { deflateSync, gzipSync } from 'node:zlib';
import { calls, type CallName } from '@varde/contract/calls';

export interface RandomCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface CallOptions {
  /** API key, and sometimes the access token of a visitor. */
  readonly apiKey: string;
  readonly token: string;
  /** Of documents and media. */
  readonly ids: readonly number[];
}

/** Routes outside the contract; `*` is replaced. Pages, files, sign-in, IIIF, exports. */
// oxfmt-ignore
const OTHER_PATHS = [
  '/', '/*', '/explore', '/explore/map', '/explore/list/*', '/search', '/article/*', '/group/*', '/group/*/map', '/group/*/selection/*', '/rebus/*', '/rebus/*/post/*',
  '/owner/*', '/owner/*/map', '/@*', '/*/map', '/tag/*', '/tag/*/map', '/help/*', '/code', '/dm/*', '/ar/*', '/minner/*', '/minnen/*', '/user', '/login', '/logout', '/preview',
  '/oauth2/callback', '/number', '/*/number', '/qr', '/museum/*', '/sv/article/*', '/en/rebus/*', '/xx/*', '/assets/*', '/media/*', '/media/*/*', '/basemap/*',
  '/iiif/image/3/*/info.json', '/iiif/image/3/*/*/*/*/*', '/iiif/presentation/3/*/*/manifest.json', '/iiif/presentation/3/*/*/collection.json', '/exports/group/*.*', '/exports/rebus/*.*',
  '/exports/*/*', '/sitemap.xml', '/sitemap/*.xml', '/robots.txt', '/manifest.webmanifest', '/sw.js', '/openapi.json', '/healthz', '/readyz', '/metrics', '/identity/*', '/identity/oauth2/authorize',
  '/identity/account', '/identity/account/log-in', '/identity/create-account', '/identity/forgotten-password', '/identity/oauth2/token', '/identity/.well-known/openid-configuration',
  '/identity/interaction/*', '/gateway/auths/*', '/gateway/auths/oauth2/token', '/gateway/authz/*', '/gateway/authz/authorize/ownData', '/gateway/auths/ownData/delete', '/api', '/api/v3', '/api/v3/*', '/api/*',
  '/visits', '/stand-ins/*',
];
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
// oxfmt-ignore
const VALUES = [
  '', '0', '1', '-1', '1.5', '1e3', '101', '402', '4014', '5148', '2147483648', '9007199254740993', '٣', 'NaN', 'true', 'null', '[]', '{}', '__proto__', 'constructor', 'toString',
  'stavkirke', 'bryggen', 'middelalder', 'full', 'max', 'default.jpg', 'info.json', 'gpx', 'no', 'sv', 'en', 'article', 'group', "' or 1=1 --", '";--', '\\', '(((', '&|!', ':*', '%', '_',
  '..', '../../etc/passwd', '....//', '.', '//', '?', '#', ';', ',', '1,2,3', '60.4,5.3', '91,0', '-180,-90,180,90', '*', '**********', '$.**', 'a.b:c', 'e\u0301', 'ß', 'İ', '\u202e', '\0',
  'a\0b', '\uffff', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '<script>', '"><svg/onload=1>', 'javascript:1', 'http://127.0.0.1:1/', 'https://evil.example/', '//evil.example', '\r\nX-Odd: 1', ' ', '\t',
];
const WRITTEN = [
  '%',
  '%f',
  '%00',
  '%c3%28',
  '%ed%a0%80',
  '+',
  '%2F',
  '%2e%2e%2f',
  '%252e%252e',
  ';',
  '%0d%0a',
  '%5c',
];
const QUERY_NAMES = [
  'env',
  'lang',
  'language',
  'redirect',
  'redirect_uri',
  'state',
  'code',
  'page',
  'q',
  'rebus',
  'x',
  '__proto__',
  'constructor',
  'a[b]',
  'a[]',
  'search',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=a',
  'application/xml',
  '*/*',
  'odd',
];

const LONGEST_TEXT = 3_000;
const LONGEST_HEADER = 2_000;
const MAX_DEPTH = 3;
const FORM_FIELDS = ['email', 'password', 'grant_type', 'code', 'name'];
const BROKEN_BODIES = ['', '{', '[', '"\\ud800"', '{"a":1}x', '[['.repeat(5_000), '\u0000'];
const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS'];

/** @param next a number from 0 to below 1; equal numbers give equal calls */
export function createRandomCalls(next: () => number, options: CallOptions): () => RandomCall {
  const calls = new RandomCalls(next, options);
  return () => calls.draw();
}

class RandomCalls {
  readonly #next: () => number;
  readonly #options: CallOptions;

  constructor(next: () => number, options: CallOptions) {
    this.#next = next;
    this.#options = options;
  }

  draw(): RandomCall {
    const call = this.#chance(0.6) ? calls[this.#pick(NAMES)] : undefined;
    const usual = call?.method ?? this.#pick(METHODS);
    const method = this.#chance(0.85) ? usual : this.#pick(METHODS);
    const path = this.#fill(call ? `/api/v3/${call.path}` : this.#pick(OTHER_PATHS));
    const query = this.#query(call ? Object.keys(call.query.properties) : []);
    if (WITHOUT_BODY.includes(method))
      return { method, path: path + query, headers: this.#headers() };
    const fields = call && 'body' in call ? keysOf(call.body) : FORM_FIELDS;
    return { method, path: path + query, ...this.#withBody(fields) };
  }

  #withBody(fields: readonly string[]): Pick<RandomCall, 'headers' | 'body'> {
    const body = this.#body(fields);
    const type = this.#chance(0.8) ? 'application/json' : this.#pick(TYPES);
    const headers = { 'content-type': type, ...this.#headers() };
    if (!this.#chance(0.05)) return { headers, body };
    const compress = this.#pick([gzipSync, deflateSync]);
    return { headers: { ...headers, 'content-encoding': 'gzip' }, body: compress(body) };
  }

  #below(count: number): number {
    return Math.floor(this.#next() * count);
  }

  #chance(share: number): boolean {
    return this.#next() < share;
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#below(from.length)] as T;
  }

  #several<T>(most: number, draw: () => T): T[] {
    return Array.from({ length: this.#below(most) }, draw);
  }

  #text(): string {
    const value = this.#pick(VALUES);
    if (this.#chance(0.05)) return value.repeat(1 + this.#below(300)).slice(0, LONGEST_TEXT);
    if (this.#chance(0.1)) return this.#several(8, () => this.#pick(VALUES)).join(' ');
    const { ids } = this.#options;
    return this.#chance(0.3) && ids.length > 0 ? String(this.#pick(ids)) : value;
  }

  /** As in a URL: escaped, or malformed. */
  #written(): string {
    // `encodeURIComponent` refuses half characters.
    const escaped = encodeURIComponent(this.#text().toWellFormed());
    return this.#chance(0.1) ? this.#pick(WRITTEN) : escaped;
  }

  #fill(path: string): string {
    return path.replaceAll(/\*|\{\w+\}/g, () => this.#written() || '1');
  }

  #query(known: readonly string[]): string {
    const parts = this.#several(4, () => {
      const name =
        known.length > 0 && this.#chance(0.8) ? this.#pick(known) : this.#pick(QUERY_NAMES);
      return this.#chance(0.05) ? name : `${encodeURIComponent(name)}=${this.#written()}`;
    });
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  }

  #json(depth: number): unknown {
    if (depth < MAX_DEPTH && this.#chance(0.3))
      return this.#several(5, () => this.#json(depth + 1));
    if (depth < MAX_DEPTH && this.#chance(0.4))
      return Object.fromEntries(
        this.#several(5, () => [this.#pick([...QUERY_NAMES, ...VALUES]), this.#json(depth + 1)]),
      );
    return this.#pick([null, true, -1, 1e308, 101, this.#text(), this.#text(), {}, []]);
  }

  #body(fields: readonly string[]): Buffer {
    if (this.#chance(0.1)) return Buffer.from(this.#pick(BROKEN_BODIES));
    if (this.#chance(0.2))
      return Buffer.from(
        fields.map((name) => `${encodeURIComponent(name)}=${this.#written()}`).join('&'),
      );
    const shaped = Object.fromEntries(fields.map((name) => [name, this.#json(1)]));
    return Buffer.from(JSON.stringify(this.#chance(0.7) ? shaped : this.#json(0)));
  }

  /** Characters that a client can send. */
  #odd(): string {
    return this.#text()
      .replaceAll(/[^\t\x20-\x7e]/g, '')
      .slice(0, LONGEST_HEADER);
  }

  #headers(): Record<string, string> {
    const { apiKey, token } = this.#options;
    const sent = Object.entries(HEADERS)
      .filter(() => this.#chance(0.12))
      .map(([name, values]) => [name, this.#pick([...values, this.#odd()])]);
    return {
      ...(this.#chance(0.95) && { 'api-key': apiKey }),
      ...(this.#chance(0.4) && { authorization: this.#pick([`Bearer ${token}`, this.#odd()]) }),
      ...Object.fromEntries(sent),
    };
  }
}

const NAMES = Object.keys(calls) as CallName[];

/** Values of each; another is any text. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', 'application/json', 'image/avif,*/*;q=0'],
  'accept-language': ['sv', 'nb-NO,en;q=0.5', 'x'.repeat(500)],
  'accept-encoding': ['br', 'gzip', 'identity;q=0'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=5-1', `bytes=${'0-1,'.repeat(300)}2-3`],
  'if-none-match': ['*', '"a"', 'W/"a"'],
  'if-modified-since': [new Date(0).toUTCString()],
  cookie: ['varde_refresh=a', 'varde_login=a; varde_login.sig=b'],
  origin: ['null', 'https://evil.example'],
  referer: ['https://evil.example/'],
  'x-forwarded-for': ['1.2.3.4', '::1'],
  'x-forwarded-host': ['evil.example'],
  'correlation-id': ['00000000-0000-4000-8000-000000000000'],
  'preview-key': [''],
  'unlock-grant': [`104.99999999999.${'A'.repeat(43)}`],
  authorization: ['Bearer a.b.c', 'Basic YTpi'],
  'content-type': TYPES,
};

const keysOf = (schema: object): string[] =>
  'properties' in schema ? Object.keys(schema.properties as object) : [];
