/**
 * Baseline servers, which print their port. With a database URL as argument, a Fastify whose one
 * route runs the statement of an uncached document by id and returns its rows as JSON; otherwise
 * `node:http` with one fixed response, from `FixedResponse` as JSON on standard input.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';

export interface FixedResponse {
  readonly headers: Readonly<Record<string, string>>;
  /** In base64. */
  readonly body: string;
}

async function serveStatement(databaseUrl: string): Promise<number> {
  const { openDatabase } = await import('../apps/server/src/db/database.ts');
  const { findFullDocument } =
    await import('../apps/server/src/content/documents/full-document.repository.ts');
  const database = await openDatabase({ dataFolder: '', databaseUrl });
  // The same connection settings as in the server.
  database.limitStatements?.(60_000);
  const app = fastify();
  app.get<{ Params: { id: string } }>('/api/v3/documents/:id', async ({ params }, reply) => {
    const query = { id: Number(params.id), isUnlocked: false, withMedia: true };
    const found = await findFullDocument(database, query, 'public');
    reply.type('application/json');
    return JSON.stringify(found);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return portOf(app.server.address());
}

async function serveFixed(): Promise<number> {
  const { headers, body } = JSON.parse(await text(process.stdin)) as FixedResponse;
  const bytes = Buffer.from(body, 'base64');
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return portOf(server.address());
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address ? address.port : 0;

const [databaseUrl] = process.argv.slice(2);
console.log(await (databaseUrl ? serveStatement(databaseUrl) : serveFixed()));
