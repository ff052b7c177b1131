/** Renders pages on the server. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createStartHandler } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteContext, SiteResponse } from '@varde/contract/site-context';
import { siteContext } from './browser/site.ts';
import { finishPage, preloadLinks } from './finish-page.ts';
import { fillTemplate, findMissing, type MissingPage } from './not-found-templates.ts';
import { readUrl, routeOf } from './read-url.ts';
import { redirectResponse } from './redirect-response.ts';

interface Options {
  readonly context: SiteContext;
}

/** Of a request: render it completely, also when nothing is found. */
const COMPLETE = 'x-complete';
/** Of a response: what the not-found page consists of, instead of the page. */
const MISSING = 'x-missing';

/**
 * Rendered pages by what is of their request alone: within a `Response` a page would be encoded,
 * copied and decoded twice, a tenth of the work.
 */
const pages = new WeakMap<SiteContext['api'], string>();

const render = createStartHandler(async ({ request, router, responseHeaders: headers }) => {
  for (const { status, error } of router.state.matches)
    if (status === 'error') siteContext().report(error);
  const isComplete = request.headers.has(COMPLETE);
  const missing = isComplete ? undefined : findMissing(router, new URL(request.url).pathname);
  if (missing)
    return new Response(JSON.stringify(missing), { status: 404, headers: { [MISSING]: '1' } });
  try {
    const html = renderToString(createElement(RouterServer, { router }));
    pages.set(siteContext().api, await transformHtmlStringWithRouter(router, html));
    return new Response(undefined, { status: getSsrStatus(router), headers });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Renders only React's part of a page repeatedly: the baseline of the benchmark. */
export function prepareRendering(request: Request, options: Options): Promise<() => string> {
  return new Promise((resolve, reject) => {
    const prepare = createStartHandler(({ router }) => {
      // Pages read the request context, also when rendered after the request.
      const within = AsyncLocalStorage.snapshot();
      resolve(() => within(() => renderToString(createElement(RouterServer, { router }))));
      return new Response();
    });
    Promise.resolve(prepare(request, options)).catch(reject);
  });
}

async function handleRequest(request: Request, options: Options): Promise<SiteResponse> {
  const redirect = redirectResponse(request, options.context.profile);
  if (redirect) return redirect;
  const response = await render(request, options);
  return response.headers.has(MISSING)
    ? renderMissing(request, options, await response.json())
    : withPage(response, options.context);
}

async function renderMissing(
  request: Request,
  { context }: Options,
  missing: MissingPage,
): Promise<SiteResponse> {
  const { origin } = new URL(request.url);
  const renderCompletely = async (url: string, own: SiteContext) =>
    render(new Request(url, { headers: { [COMPLETE]: '1' } }), { context: own });
  const page = await fillTemplate(missing, context, async (path, nonce) => {
    const own = { ...context, nonce };
    const response = await renderCompletely(origin + path, own);
    const html = takePage(own);
    return response.status === 404 ? html : undefined;
  });
  if (page === undefined) return withPage(await renderCompletely(request.url, context), context);
  return finished(404, new Headers(HTML), page, context);
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

function withPage(response: Response, context: SiteContext): SiteResponse {
  const html = takePage(context);
  if (html === undefined) return response;
  return finished(response.status, response.headers, html, context);
}

function takePage({ api }: SiteContext): string | undefined {
  const html = pages.get(api);
  pages.delete(api);
  return html;
}

function finished(
  status: number,
  headers: Headers,
  html: string,
  { nonce }: SiteContext,
): SiteResponse {
  const { body, scriptHashes } = finishPage(html, nonce);
  headers.set('Link', preloadLinks(html));
  return { status, headers, bytes: async () => body, scriptHashes };
}

/** The site as the server calls it: one request in, one rendered response out. */
export default { fetch: handleRequest, readUrl, routeOf };
