/** HTTP requests of visitors and checks: without redirects, and with a response of each. */
import { type Agent, request } from 'node:http';

/** Longer than the limits of HAProxy and Varnish: on a busy machine, they have to respond. */
const TIMEOUT_MS = 90_000;

export interface HttpResponse {
  /** 0 without a response. */
  readonly status: number;
  readonly text: string;
  readonly location: string | undefined;
  readonly cache: string | undefined;
  readonly retryAfter: string | undefined;
}

interface HttpRequest {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: Agent;
}

const NONE: HttpResponse = {
  status: 0,
  text: '',
  location: undefined,
  cache: undefined,
  retryAfter: undefined,
};

export function send({
  port,
  path,
  method = 'GET',
  headers = {},
  body,
  agent,
}: HttpRequest): Promise<HttpResponse> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const fail = (): void => resolve(NONE);
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('aborted', fail);
      response.on('end', () => {
        const { location, 'x-cache': cache, 'retry-after': retryAfter } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          location,
          cache: typeof cache === 'string' ? cache : undefined,
          retryAfter,
        });
      });
    });
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy());
    sent.on('error', fail);
    sent.end(body);
  });
}
