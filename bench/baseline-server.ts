/**
 * Baseline server: Fastify with fixed responses. Reads a JSON list of `[path, contentType, body]`
 * from standard input and prints its port.
 */
import { text } from 'node:stream/consumers';
import fastify from 'fastify';

const responses = JSON.parse(await text(process.stdin)) as [string, string, string][];
const app = fastify();
for (const [path, contentType, body] of responses)
  app.get(path, (_, reply) => reply.header('content-type', contentType).send(body));
await app.listen({ host: '127.0.0.1', port: 0 });
const [address] = app.addresses();
console.log(typeof address === 'object' ? address.port : address);
