/** A minimal browser for sign-in: cookies by path, single redirects, same-origin form posts. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly line: string;
}

export interface Browser {
  readonly cookies: Cookie[];
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(
    url: string,
    form?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Follows redirects up to a response that is none, or that redirects to `until`. */
  follow(response: LightMyRequestResponse, until?: string): Promise<LightMyRequestResponse>;
  copy(): Browser;
}

const MAX_REDIRECTS = 12;

/** @param origin of the site */
export function openBrowser(
  app: FastifyInstance,
  origin: string,
  jar: readonly Cookie[] = [],
): Browser {
  const cookies = [...jar];
  const { host } = new URL(origin);

  async function send(
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload?: string,
  ): Promise<LightMyRequestResponse> {
    const path = url.startsWith(origin) ? url.slice(origin.length) : url;
    const cookie = cookieHeader(cookies, path);
    const response = await app.inject({
      method,
      url: path,
      headers: { host, ...(cookie && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) storeCookie(cookies, line);
    return response;
  }
  const browser: Browser = {
    cookies,
    get: (url, headers = {}) => send('GET', url, headers),
    post: (url, form = {}, headers = {}) =>
      send(
        'POST',
        url,
        { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        new URLSearchParams(form).toString(),
      ),
    async follow(response, until) {
      let last = response;
      for (let count = 0; count < MAX_REDIRECTS; count += 1) {
        const { location } = last.headers;
        if (typeof location !== 'string' || (until && location.startsWith(until))) return last;
        last = await browser.get(location);
      }
      throw new Error('Too many redirects.');
    },
    copy: () => openBrowser(app, origin, cookies),
  };
  return browser;
}

function storeCookie(cookies: Cookie[], line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const path = /; *path=([^;]+)/i.exec(line)?.[1] ?? '/';
  const at = cookies.findIndex((one) => one.name === name && one.path === path);
  if (at >= 0) cookies.splice(at, 1);
  const isPast = /; *expires=Thu, 01 Jan 1970/i.test(line) || /; *max-age=0/i.test(line);
  if (!isPast) cookies.push({ name, value, path, line });
}

function cookieHeader(cookies: readonly Cookie[], url: string): string {
  const [path = ''] = url.split('?');
  const isBelow = (one: Cookie): boolean =>
    one.path === '/' || path === one.path || path.startsWith(`${one.path}/`);
  return cookies
    .filter(isBelow)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}
