/** Presentations and rebuses to take along: `/exports/group/302.gpx`, for watches, globes, map software and spreadsheets. */
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { MAX_ID } from '@varde/contract/common';
import type { Config } from '#config.ts';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { nameText } from '#http/name-text.ts';
import { OPEN_TO_ALL } from '#http/open-to-all.ts';
import { ProblemError } from '#http/problems.ts';
import { originVary, publicOrigin } from '#http/public-origin.ts';
import { isKnown, PUBLIC_CACHE } from '#http/send-answer.ts';
import { EXPORTED_KINDS, type ExportsService } from './exports.service.ts';
import { fileName } from './file-name.ts';
import type { WalkExport } from './walk-export.ts';
import { writeCsv } from './write-csv.ts';
import { writeGeoJson } from './write-geojson.ts';
import { writeGpx } from './write-gpx.ts';
import { writeKml } from './write-kml.ts';

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
type Params = Type.Static<typeof params>;
type Query = Type.Static<typeof querystring>;

export function registerExports(
  app: FastifyInstance,
  config: Config,
  exported: ExportsService,
): void {
  const url = '/exports/:kind/:file';
  refuseWriting(app, url);
  app.get<{ Params: Params; Querystring: Query }>(
    url,
    { schema: { hide: true, params, querystring } },
    async (request, reply) => {
      reply.headers(OPEN_TO_ALL);
      const { kind, file } = request.params;
      const [number = '', ending = ''] = file.split('.');
      const format = FORMATS[ending];
      const id = Number(number);
      const { language = 'no' } = request.query;
      const origin = publicOrigin(config, request);
      const walk = id > MAX_ID ? undefined : await exported.find({ kind, id, language, origin });
      if (!walk || !format) throw new ProblemError('not-found');
      const body = format.write(walk);
      const tag = `"${nameText(ending, body)}"`;
      const vary = originVary(config);
      reply.headers({ ETag: tag, 'Cache-Control': PUBLIC_CACHE });
      if (vary.length > 0) reply.header('Vary', vary.join(', '));
      if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
      const name = `${fileName(walk.title, `${kind}-${id}`)}.${ending}`;
      return reply
        .headers({
          'Content-Type': format.type,
          'Content-Disposition': `attachment; filename="${name}"`,
        })
        .send(Buffer.from(body));
    },
  );
}
