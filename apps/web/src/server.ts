/** Renders pages on the server. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { RouterServer, defaultRenderHandler } from '@tanstack/react-router/ssr/server';
import { createStartHandler } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteContext } from '@varde/contract/site-context';
import { siteContext } from './browser/site.ts';
import { deferScripts } from './defer-scripts.ts';
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

const render = createStartHandler((page) => {
  for (const { status, error } of page.router.state.matches)
    if (status === 'error') siteContext().report(error);
  const { request, router } = page;
  const isComplete = request.headers.has(COMPLETE);
  const missing = isComplete ? undefined : findMissing(router, new URL(request.url).pathname);
  return missing
    ? new Response(JSON.stringify(missing), { status: 404, headers: { [MISSING]: '1' } })
    : defaultRenderHandler(page);
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

async function handleRequest(request: Request, options: Options): Promise<Response> {
  const redirect = redirectResponse(request, options.context.profile);
  if (redirect) return redirect;
  const response = await render(request, options);
  return response.headers.has(MISSING)
    ? renderMissing(request, options, await response.json())
    : withDeferredScripts(response);
}

async function renderMissing(
  request: Request,
  { context }: Options,
  missing: MissingPage,
): Promise<Response> {
  const renderPath = async (path: string, nonce: string): Promise<Response> => {
    const complete = new Request(path, { headers: { [COMPLETE]: '1' } });
    return withDeferredScripts(await render(complete, { context: { ...context, nonce } }));
  };
  const { origin } = new URL(request.url);
  const page = await fillTemplate(missing, context, async (path, nonce) => {
    const response = await renderPath(origin + path, nonce);
    return response.status === 404 ? response.text() : undefined;
  });
  if (page === undefined) return renderPath(request.url, context.nonce);
  return new Response(page, { status: 404, headers: HTML });
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

async function withDeferredScripts(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(deferScripts(await response.text()), response);
}

/** The site as the server calls it: one request in, one rendered response out. */
export default { fetch: handleRequest, readUrl, routeOf };
