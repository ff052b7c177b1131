/**
 * Baseline servers: a Fastify that prints its port. With a database URL as argument, one route runs
 * the statement of an uncached document by id and returns its rows as JSON; otherwise responses are
 * fixed, from a JSON list of `[path, contentType, body]` on standard input.
 */
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';

async function serveStatement(app: FastifyInstance, databaseUrl: string): Promise<void> {
  const { openDatabase } = await import('../apps/server/src/db/database.ts');
  const { findFullDocument } =
    await import('../apps/server/src/content/documents/full-document.repository.ts');
  const database = await openDatabase({ dataFolder: '', databaseUrl });
  // The same connection settings as in the server.
  database.limitStatements?.(60_000);
  app.get<{ Params: { id: string } }>('/api/v3/documents/:id', async ({ params }, reply) => {
    const query = { id: Number(params.id), isUnlocked: false, withMedia: true };
    const found = await findFullDocument(database, query, 'public');
    reply.type('application/json');
    return JSON.stringify(found);
  });
}

async function serveFixed(app: FastifyInstance): Promise<void> {
  const responses: [string, string, string][] = JSON.parse(await text(process.stdin));
  for (const [path, contentType, body] of responses)
    app.get(path, (_, reply) => reply.header('content-type', contentType).send(body));
}

const app = fastify();
const [databaseUrl] = process.argv.slice(2);
await (databaseUrl ? serveStatement(app, databaseUrl) : serveFixed(app));
await app.listen({ host: '127.0.0.1', port: 0 });
const [address] = app.addresses();
console.log(typeof address === 'object' ? address.port : address);
