/**
 * Baseline of an uncached document by id: Fastify with one route that runs the same statement and
 * returns its rows as JSON. Reads `DATABASE_URL`; prints its port.
 */
import fastify from 'fastify';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { findFullDocument } from '../apps/server/src/content/documents/full-document.repository.ts';

const database = await openDatabase({ dataFolder: '', databaseUrl: process.env['DATABASE_URL'] });
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
const [address] = app.addresses();
console.log(typeof address === 'object' ? address.port : address);
