/**
 * OpenAPI paths outside the product API: walk exports, IIIF documents and images; open, without a
 * key. Routes match by own patterns: described here, and openapi.test.ts requests each one.
 */
import { MAX_ID } from '@varde/domain/constants';
import { IIIF_FORMATS, IIIF_QUALITIES } from '@varde/domain/iiif-request';

type Json = Record<string, unknown>;

interface FileOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Json[];
  /** As in the header `Content-Type`. */
  readonly types: readonly string[];
  /** Response headers besides the common ones, with descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly problems?: readonly number[];
}

const inPath = (name: string, description: string, schema: Json): Json => ({
  in: 'path',
  name,
  required: true,
  description,
  schema,
});
const oneOf = (values: readonly string[]): Json => ({ type: 'string', enum: [...values] });

const WALK_KINDS = ['group', 'rebus'];
const WALK_KIND = inPath('kind', 'A presentation or a rebus', oneOf(WALK_KINDS));
const ID = inPath('id', 'Id of the document', { type: 'integer', minimum: 1, maximum: MAX_ID });
const IDENTIFIER = inPath('identifier', 'A medium’s `identifier`', {
  type: 'string',
  pattern: '^[0-9a-f]{16}$',
});
const LANGUAGE = {
  in: 'query',
  name: 'language',
  description: 'Language of the texts, where they exist in it',
  schema: { type: 'string', pattern: '^[a-z]{2,3}$', default: 'no' },
};

const EXPORT_TYPES = {
  gpx: 'application/gpx+xml; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml; charset=utf-8',
  geojson: 'application/geo+json',
  csv: 'text/csv; charset=utf-8; header=present',
};
/** The second is for clients that request it. */
const linkedJson = (api: 'image' | 'presentation'): string[] => [
  `application/ld+json;profile="http://iiif.io/api/${api}/3/context.json"`,
  'application/json',
];

const FILE_OPERATIONS: Readonly<Record<string, FileOperation>> = {
  '/exports/{kind}/{id}.{format}': {
    operationId: 'exportWalk',
    summary: 'A presentation or rebus as a file, without what is hidden or locked',
    parameters: [
      WALK_KIND,
      ID,
      inPath('format', 'File format', oneOf(Object.keys(EXPORT_TYPES))),
      LANGUAGE,
    ],
    types: Object.values(EXPORT_TYPES),
    headers: { 'Content-Disposition': 'A file name made from the title' },
  },
  '/iiif/presentation/3/{kind}/{id}/manifest.json': {
    operationId: 'getManifest',
    summary: 'A document as a IIIF Presentation 3.0 manifest',
    parameters: [
      inPath('kind', 'Kind of the document', oneOf(['article', 'post', ...WALK_KINDS])),
      ID,
    ],
    types: linkedJson('presentation'),
  },
  '/iiif/presentation/3/{kind}/{id}/collection.json': {
    operationId: 'getCollection',
    summary: 'A presentation or rebus as a IIIF Presentation 3.0 collection of manifests',
    parameters: [WALK_KIND, ID],
    types: linkedJson('presentation'),
  },
  '/iiif/3/{identifier}/info.json': {
    operationId: 'getPictureInfo',
    summary: 'Image information by the IIIF Image API 3.0',
    parameters: [IDENTIFIER],
    types: linkedJson('image'),
  },
  '/iiif/3/{identifier}/{region}/{size}/{rotation}/{quality}.{format}': {
    operationId: 'getPictureRegion',
    summary: 'An image, or a region of it, by the IIIF Image API 3.0, level 2',
    parameters: [
      IDENTIFIER,
      inPath('region', '`full`, `square`, `x,y,w,h` or `pct:x,y,w,h`', { type: 'string' }),
      inPath('size', '`max`, `w,`, `,h`, `w,h`, `!w,h` or `pct:n`', { type: 'string' }),
      inPath('rotation', '0, 90, 180 or 270 degrees clockwise; mirrored after `!`', {
        type: 'string',
      }),
      inPath('quality', 'Colour quality', oneOf(IIIF_QUALITIES)),
      inPath('format', 'File format', oneOf(IIIF_FORMATS)),
    ],
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    headers: { Link: 'The canonical URL' },
    problems: [501],
  },
};

export function describeFiles(): Record<string, { readonly get: Json }> {
  const paths = Object.entries(FILE_OPERATIONS);
  return Object.fromEntries(paths.map(([path, call]) => [path, { get: describeFile(call) }]));
}

function describeFile({ operationId, summary, parameters, ...call }: FileOperation): Json {
  const common = ['Correlation-Id', 'ETag', 'Cache-Control', 'Vary'];
  const headers = {
    ...Object.fromEntries(common.map((name) => [name, refTo('headers', name.replace('-', ''))])),
    ...Object.fromEntries(
      Object.entries(call.headers ?? {}).map(([name, description]) => [
        name,
        { description, schema: { type: 'string' } },
      ]),
    ),
  };
  const problems = [400, 404, ...(call.problems ?? []), 500, 503];
  return {
    operationId,
    summary,
    // No key is required.
    security: [],
    parameters: [
      ...parameters,
      ...['CorrelationId', 'IfNoneMatch'].map((one) => refTo('parameters', one)),
    ],
    responses: {
      200: { description: 'The file', headers, content: contentOf(call.types) },
      304: { description: 'Not modified', headers },
      ...Object.fromEntries(problems.map((one) => [one, refTo('responses', `Problem${one}`)])),
    },
  };
}

/** The JSON is defined by the formats' own specifications. */
function contentOf(types: readonly string[]): Json {
  return Object.fromEntries(
    types.map((type) => [type, { schema: /json/.test(type) ? { type: 'object' } : {} }]),
  );
}

function refTo(kind: string, name: string | number): Json {
  return { $ref: `#/components/${kind}/${name}` };
}
