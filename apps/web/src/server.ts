/** Renders pages on the server. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { RouterServer, defaultRenderHandler } from '@tanstack/react-router/ssr/server';
import { createStartHandler } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteContext } from '@varde/contract/site-context';
import { siteContext } from './browser/site.ts';
import { deferScripts } from './defer-scripts.ts';
import { readUrl } from './read-url.ts';
import { redirectResponse } from './redirect-response.ts';

interface Options {
  readonly context: SiteContext;
}

const render = createStartHandler((page) => {
  for (const { status, error } of page.router.state.matches)
    if (status === 'error') siteContext().report(error);
  return defaultRenderHandler(page);
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
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(deferScripts(await response.text()), response);
}

/** The site as the server calls it: one request in, one rendered response out. */
export default { fetch: handleRequest, readUrl };
