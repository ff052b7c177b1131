import type { FastifyInstance } from 'fastify';
import { bearerToken, secretVerifier } from '#http/caller.ts';
import { watchRequests } from '#http/database-use.ts';
import { ProblemError, unavailable } from '#http/problems.ts';
import type { ReadyResponses } from '#http/ready-responses.ts';
import type { Metrics, OperationService } from './operation.service.ts';

export interface OperationOptions {
  readonly operation: OperationService;
  readonly metrics: Metrics;
  /** Counted like what the app sends. */
  readonly ready: ReadyResponses;
  /** Required to read the metrics; absent: open. */
  readonly metricsToken?: string | undefined;
  /** A stopping server reports itself not ready. */
  readonly isClosing: () => boolean;
}

/**
 * `/healthz`: the process is alive; `/readyz`: it can serve visitors, and how old the last backup is;
 * `/metrics`: Prometheus.
 */
export function registerOperation(app: FastifyInstance, options: OperationOptions): void {
  const schema = { hide: true };
  const { operation, metrics, ready, isClosing } = options;
  const isFromDatabase = watchRequests(app);
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requests.count({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
      isFromDatabase: isFromDatabase(request),
    });
    done();
  });
  ready.onSent(({ method, route, status, ms: milliseconds }) =>
    metrics.requests.count({ method, route, status, milliseconds, isFromDatabase: false }),
  );
  app.get('/healthz', { schema }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });
  let before: string | undefined;
  app.get('/readyz', { schema }, async (request, reply) => {
    const reason = isClosing() ? 'The server is stopping.' : await operation.whyUnready();
    // Proxies ask each second: only changes are logged.
    if (reason !== before)
      request.log.warn({ reason }, reason === undefined ? 'ready' : 'not ready');
    before = reason;
    if (reason !== undefined) throw unavailable(reason, { isLogged: true });
    reply.header('Cache-Control', 'no-store');
    return { status: 'ready', backup: await operation.backupState() };
  });
  const mayRead =
    options.metricsToken === undefined ? () => true : secretVerifier(options.metricsToken);
  app.get('/metrics', { schema }, async (request, reply) => {
    if (!mayRead(bearerToken(request)))
      throw new ProblemError('wrong-access-token', { headers: { 'WWW-Authenticate': 'Bearer' } });
    reply.header('Cache-Control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}
