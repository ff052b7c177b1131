/** The museum database's search as environment `local` has it: imported objects, in the real service's wire format. */
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { ProblemError } from '#http/problems.ts';
import { presentSearch, presentSearchXml } from './search-stand-in.presenter.ts';
import type { ObjectsStandIn } from './stand-in.service.ts';

const text = Type.String({ maxLength: 500 });
const querystring = Type.Object({
  q: Type.Optional(text),
  fq: Type.Optional(Type.Union([text, Type.Array(text, { maxItems: 20 })])),
  wt: Type.Optional(text),
  rows: Type.Optional(Type.Integer({ minimum: 0 })),
  start: Type.Optional(Type.Integer({ minimum: 0 })),
  'api.key': Type.Optional(text),
});
type Query = Type.Static<typeof querystring>;

const STANDARD_ROWS = 10;
const MAX_ROWS = 100;
/** Everybody's key, which gets ten at most. */
const PUBLIC_KEY = 'demo';

/** @param key the one that it answers to */
export function registerObjectsSearchStandIn(
  app: FastifyInstance,
  standIn: ObjectsStandIn,
  key: string | undefined,
): void {
  const url = '/stand-ins/objects/api/solr/select';
  refuseWriting(app, url);
  app.get<{ Querystring: Query }>(
    url,
    { schema: { hide: true, querystring } },
    async ({ query }, reply) => {
      // The real service says to a wrong key that there is nothing.
      if (query['api.key'] !== key) throw new ProblemError('not-found');
      const { q = '*', fq = [], start = 0, wt } = query;
      const most = key === PUBLIC_KEY ? STANDARD_ROWS : MAX_ROWS;
      const rows = Math.min(query.rows ?? STANDARD_ROWS, most);
      const found = await standIn.search({ words: q, filters: [fq].flat(), start, rows });
      const answer = { ...found, start, params: echo(query, rows) };
      if (wt === 'json') return presentSearch(answer);
      return reply.type('application/xml; charset=utf-8').send(presentSearchXml(answer));
    },
  );
}

function echo(query: Query, rows: number) {
  const asked = Object.entries({ ...query, rows }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    asked.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}
