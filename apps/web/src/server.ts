import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import type { SiteContext } from '@varde/contract/site-context';
import { siteContext } from '#platform/site.ts';

const render = createStartHandler((page) => {
  for (const { status, error } of page.router.state.matches)
    if (status === 'error') siteContext().report(error);
  return defaultRenderHandler(page);
});

/** The site as the server calls it: one request in, one rendered answer out. */
export default {
  fetch: (request: Request, options: { context: SiteContext }): Promise<Response> | Response =>
    render(request, options),
};
