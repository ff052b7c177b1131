import { AsyncLocalStorage } from 'node:async_hooks';
import { RouterServer, defaultRenderHandler } from '@tanstack/react-router/ssr/server';
import { createStartHandler } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteContext } from '@varde/contract/site-context';
import { canonicalPath } from '#i18n/canonical-path.ts';
import { siteContext } from './browser/site.ts';
import { deferScripts } from './defer-scripts.ts';

interface Options {
  readonly context: SiteContext;
}

const render = createStartHandler((page) => {
  for (const { status, error } of page.router.state.matches)
    if (status === 'error') siteContext().report(error);
  return defaultRenderHandler(page);
});

/** For good, where the router alone would redirect for now. The origin keeps a path like `//host` on this site. */
function redirectResponse(request: Request): Response | undefined {
  const { origin, pathname, search } = new URL(request.url);
  const path = canonicalPath(pathname);
  if (path === pathname) return undefined;
  return new Response(null, { status: 308, headers: { Location: origin + path + search } });
}

/** React's own part of a page, again and again: what the bench holds the whole against. */
export function prepareRendering(request: Request, options: Options): Promise<() => string> {
  return new Promise((resolve, reject) => {
    const prepare = createStartHandler(({ router }) => {
      // Pages read what the server gave with the request, also when they are drawn after it.
      const within = AsyncLocalStorage.snapshot();
      resolve(() => within(() => renderToString(createElement(RouterServer, { router }))));
      return new Response();
    });
    Promise.resolve(prepare(request, options)).catch(reject);
  });
}

async function handleRequest(request: Request, options: Options): Promise<Response> {
  const moved = redirectResponse(request);
  if (moved) return moved;
  const response = await render(request, options);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(deferScripts(await response.text()), response);
}

/** The site as the server calls it: one request in, one rendered answer out. */
export default { fetch: handleRequest };
