/** One page of the site: the request in the shape the bundle takes, the answer with the headers a page needs. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteContext } from '@varde/contract/site-context';
import { ProblemError } from '#http/problems.ts';
import type { SiteBundle } from './site-bundle.ts';

/** Runs only our own scripts and the inline ones that carry this answer's nonce. */
function pageCsp(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    "font-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

type PageContext = Omit<SiteContext, 'nonce'>;

export async function answerPage(
  site: SiteBundle,
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const pageRequest = new Request(pageAddress(request, context.origin), {
    headers: headersOf(request),
    signal: abortedWith(reply),
  });
  const answer = await site.fetch(pageRequest, { context: { ...context, nonce } });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  reply.code(answer.status);
  // The nonce makes every page different, and its words depend on the language: a shared copy must be asked about.
  reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Language' });
  if (isPage) reply.header('Content-Security-Policy', pageCsp(nonce));
  copyHeaders(answer, reply);
  return reply.send(answer.body ?? '');
}

/** Origin and path put together, never resolved: `//other.example` is a path here, not a host. */
function pageAddress({ raw }: FastifyRequest, origin: string): string {
  const path = raw.url ?? '/';
  if (path.startsWith('/')) return origin + path;
  throw new ProblemError('malformed-request', { detail: 'The address must begin with a slash.' });
}

/** Ends the rendering when the visitor has gone. */
function abortedWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

function copyHeaders(answer: Response, reply: FastifyReply): void {
  for (const [name, value] of answer.headers) {
    // Fastify appends cookies; everything else is set once. The length may change by compression.
    if (name !== 'content-length') reply.header(name, value);
  }
}
