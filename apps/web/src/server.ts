import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import type { SiteContext } from '@varde/contract/site-context';

const render = createStartHandler(defaultStreamHandler);

/** The site as the server calls it: one request in, one rendered answer out. */
export default {
  fetch: (request: Request, options: { context: SiteContext }): Promise<Response> | Response =>
    render(request, options),
};
