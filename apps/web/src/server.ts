import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import type { SiteContext } from '@varde/contract/site-context';
import { canonicalPath } from '#i18n/canonical-path.ts';
import { siteContext } from '#platform/site.ts';

const render = createStartHandler((page) => {
  for (const { status, error } of page.router.state.matches)
    if (status === 'error') siteContext().report(error);
  return defaultStreamHandler(page);
});

/** For good, where the router alone would redirect for now. The origin keeps a path like `//host` on this site. */
function movedAnswer(request: Request): Response | undefined {
  const { origin, pathname, search } = new URL(request.url);
  const path = canonicalPath(pathname);
  if (path === pathname) return undefined;
  return new Response(null, { status: 308, headers: { Location: origin + path + search } });
}

/** The site as the server calls it: one request in, one rendered answer out. */
export default {
  fetch: (request: Request, options: { context: SiteContext }): Promise<Response> | Response =>
    movedAnswer(request) ?? render(request, options),
};
