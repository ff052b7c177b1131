/**
 * The proxy that the browser sends all requests to. It adds a script to pages, records requests and
 * errors, and responds for routes of the story, none of which WebDriver offers.
 */
import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { iso } from './playwright-internals.ts';
import {
  allowScript,
  pageScript,
  REPORT_PATH,
  withoutScript,
  withScript,
  type PageReport,
  type Surroundings,
} from './page-script.ts';
import { StoryRequest, StoryResponse, StoryRoute, type Headers } from './traffic.ts';

/** A page that removes what the previous story left in the browser. */
export const CLEAR_PATH = '/--story-clear';

export type UrlMatch = string | RegExp | ((url: URL) => boolean);
type RouteHandler = (route: StoryRoute, request: StoryRequest) => unknown;

export interface ProxySettings {
  readonly baseURL: string;
  readonly isScriptEnabled: boolean;
  readonly surroundings: Surroundings;
}

interface ProxyEvents {
  request: [StoryRequest];
  response: [StoryResponse];
  report: [PageReport];
}

export class StoryProxy extends EventEmitter<ProxyEvents> {
  isOffline = false;
  /** Scripts of the story for every document. */
  scripts: string[] = [];
  /** The page that was loaded last. */
  lastPage: StoryResponse | undefined;
  #settings: ProxySettings | undefined;
  /** Of the story's documents. */
  #origins = new Set<string>();
  #routes: { readonly match: UrlMatch; readonly handler: RouteHandler }[] = [];
  readonly #server = http.createServer((incoming, outgoing) => {
    void this.#handle(incoming, outgoing).catch(() => outgoing.destroy());
  });

  static async start(): Promise<StoryProxy> {
    const proxy = new StoryProxy();
    // Encrypted requests leave the machine: they are recorded and refused.
    proxy.#server.on('connect', (incoming, socket) => {
      proxy.emit('request', new StoryRequest(incoming, `https://${incoming.url}/`, NO_BODY));
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Begins a story. */
  reset(settings: ProxySettings): void {
    this.removeAllListeners();
    this.#settings = settings;
    this.#origins = new Set([new URL(settings.baseURL).origin]);
    this.#routes = [];
    this.scripts = [];
    this.isOffline = false;
    this.lastPage = undefined;
  }

  set surroundings(surroundings: Surroundings) {
    if (this.#settings) this.#settings = { ...this.#settings, surroundings };
  }

  route(match: UrlMatch, handler: RouteHandler): void {
    this.#routes.unshift({ match, handler });
  }

  unroute(match?: UrlMatch): void {
    this.#routes = this.#routes.filter(
      (route) => match !== undefined && String(route.match) !== String(match),
    );
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #handle(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
    const url = incoming.url ?? '';
    const body = await buffer(incoming);
    if (url.endsWith(REPORT_PATH)) {
      this.emit('report', JSON.parse(body.toString()) as PageReport);
      outgoing.end();
      return;
    }
    if (url.endsWith(CLEAR_PATH)) {
      outgoing.setHeader('clear-site-data', '"cache", "cookies", "storage"');
      // As the site's own pages have it, so that its pages need no process of their own. Their cache
      // would then answer requests that a story delays.
      outgoing.setHeader('cross-origin-opener-policy', 'same-origin');
      outgoing.end();
      return;
    }
    const request = new StoryRequest(incoming, url, body);
    if (request.isNavigationRequest()) this.#origins.add(new URL(url).origin);
    else if (!this.#isOfStory(request)) {
      outgoing.writeHead(204).end();
      return;
    }
    this.emit('request', request);
    const route = this.#routes.find(({ match }) =>
      iso.urlMatches(this.#settings?.baseURL ?? '', request.url(), match),
    );
    if (this.isOffline) {
      this.#logFailedLoad(request, 'net::ERR_INTERNET_DISCONNECTED');
      outgoing.destroy();
    } else if (route) await this.#respondByRoute(route.handler, request, outgoing);
    else await this.#forward(request, outgoing);
  }

  /** Pages send the time of a visit when they are left: the next story may have begun. */
  #isOfStory(request: StoryRequest): boolean {
    const { origin } = request.headers();
    return origin === undefined || origin === 'null' || this.#origins.has(origin);
  }

  async #respondByRoute(
    handler: RouteHandler,
    request: StoryRequest,
    outgoing: http.ServerResponse,
  ): Promise<void> {
    const route = new StoryRoute(request, () =>
      this.#fetch(request, { 'accept-encoding': 'identity' }),
    );
    void handler(route, request);
    const outcome = await route.outcome;
    if (outcome === 'continue') return this.#forward(request, outgoing);
    if (outcome === 'abort') {
      this.#logFailedLoad(request, 'net::ERR_FAILED');
      outgoing.destroy();
    } else this.#send(outcome, outgoing);
  }

  async #forward(request: StoryRequest, outgoing: http.ServerResponse): Promise<void> {
    if (!isLocal(request.url())) {
      outgoing.writeHead(502).end();
      return;
    }
    this.#send(await this.#fetch(request), outgoing);
  }

  async #fetch(request: StoryRequest, more: Headers = {}): Promise<StoryResponse> {
    const { hostname, port, pathname, search } = new URL(request.url());
    const language = { 'accept-language': this.#settings?.surroundings.locale };
    const upstream = http.request({
      agent,
      hostname,
      port,
      path: pathname + search,
      method: request.method(),
      headers: { ...request.upstreamHeaders(), ...language, ...more },
    });
    upstream.end(request.body);
    const [response] = (await once(upstream, 'response')) as [http.IncomingMessage];
    const { statusCode = 502, headers } = response;
    return new StoryResponse(request, statusCode, headers, await buffer(response));
  }

  #send(response: StoryResponse, outgoing: http.ServerResponse): void {
    if (response.status() >= 400) this.#logStatus(response);
    if (response.request().isNavigationRequest()) this.lastPage = response;
    this.emit('response', response);
    const { headers, body } = this.#prepared(response);
    outgoing.writeHead(response.status(), { ...headers, 'content-length': body.length });
    outgoing.end(body);
  }

  /** With our script, if it is a page. */
  #prepared(response: StoryResponse): { headers: Headers; body: Buffer } {
    const { 'transfer-encoding': _, ...headers } = response.rawHeaders;
    const isPage =
      response.request().isNavigationRequest() && /html/.test(String(headers['content-type']));
    if (!isPage || !this.#settings) return { headers, body: response.bytes };
    const { isScriptEnabled, surroundings } = this.#settings;
    const policy = String(headers['content-security-policy'] ?? '');
    const page = response.bytes.toString();
    const html = isScriptEnabled ? page : withoutScript(page);
    const script = pageScript(surroundings, this.scripts);
    const allowed = policy && { 'content-security-policy': allowScript(policy, script) };
    return { headers: { ...headers, ...allowed }, body: Buffer.from(withScript(html, script)) };
  }

  /** Chromium's messages, which the stories know. */
  #logStatus(response: StoryResponse): void {
    const status = response.status();
    const name = http.STATUS_CODES[status] ?? '';
    const reason = `the server responded with a status of ${status} (${name})`;
    this.#logFailedLoad(response.request(), reason);
  }

  #logFailedLoad(request: StoryRequest, reason: string): void {
    const text = `Failed to load resource: ${reason} ${request.url()}`;
    this.emit('report', { type: 'console', text });
  }
}

const NO_BODY = Buffer.alloc(0);
const agent = new http.Agent({ keepAlive: true });

function isLocal(url: string): boolean {
  return ['127.0.0.1', 'localhost'].includes(new URL(url).hostname);
}
