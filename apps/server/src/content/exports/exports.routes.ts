/** File downloads of presentations and rebuses, such as `/exports/group/302.gpx`. */
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { MAX_ID } from '@varde/domain/constants';
import { makeSlug } from '@varde/domain/make-slug';
import type { Config } from '#config/config.ts';
import { readOnlyRoute } from '#http/method-not-allowed.ts';
import { ProblemError } from '#http/problems.ts';
import { originVary, publicOrigin } from '#http/public-origin.ts';
import { OPEN_TO_ALL, sendText } from '#http/send-response.ts';
import { clientOf, readHeavily, type WorkClasses } from '#http/work-classes.ts';
import { EXPORTED_KINDS, type ExportsService } from './exports.service.ts';
import { writeCsv, writeGeoJson, writeGpx, writeKml, type WalkExport } from './write-walk.ts';

interface Format {
  readonly type: string;
  readonly write: (walk: WalkExport) => string;
}

const FORMATS: Readonly<Record<string, Format>> = {
  gpx: { type: 'application/gpx+xml; charset=utf-8', write: writeGpx },
  kml: { type: 'application/vnd.google-earth.kml+xml; charset=utf-8', write: writeKml },
  geojson: { type: 'application/geo+json', write: writeGeoJson },
  csv: { type: 'text/csv; charset=utf-8; header=present', write: writeCsv },
};

const params = Type.Object({
  kind: Type.Enum([...EXPORTED_KINDS]),
  file: Type.String({ pattern: `^[1-9]\\d{0,9}\\.(?:${Object.keys(FORMATS).join('|')})$` }),
});
const querystring = Type.Object({
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2,3}$', default: 'no' })),
});

export function registerExports(
  app: FastifyInstance,
  config: Config,
  exported: ExportsService,
  work: WorkClasses,
): void {
  readOnlyRoute(app, '/exports/:kind/:file', { params, querystring }, async (request, reply) => {
    reply.headers(OPEN_TO_ALL);
    const { kind, file } = request.params;
    const [number = '', ending = ''] = file.split('.');
    const format = FORMATS[ending];
    const id = Number(number);
    const { language = 'no' } = request.query;
    const origin = publicOrigin(config, request);
    const client = clientOf(request, reply);
    const find = readHeavily(client, () => exported.find({ kind, id, language, origin }));
    const walk = id > MAX_ID ? undefined : await work.export.run(client, find);
    if (!walk || !format) throw new ProblemError('not-found');
    const name = `${makeSlug(walk.title, `${kind}-${id}`)}.${ending}`;
    return sendText(request, reply, {
      body: format.write(walk),
      type: format.type,
      vary: originVary(config),
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    });
  });
}
