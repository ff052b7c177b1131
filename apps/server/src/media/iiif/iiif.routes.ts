/**
 * The IIIF Image API 3.0, level 2, for deep-zoom viewers on any site. URLs are parsed before any
 * lookup, so that malformed requests are cheap.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readIiifPath, type IiifError, type IiifRequest } from '@varde/domain/iiif-request';
import type { Config } from '#config/config.ts';
import { refuseOtherMethods } from '#http/method-not-allowed.ts';
import { OPEN_TO_ALL, sendText } from '#http/send-response.ts';
import { malformedParameter, ProblemError } from '#http/problems.ts';
import { originVary, publicOrigin } from '#http/public-origin.ts';
import { chooseInfoType, IIIF_PROFILE, presentInfo } from './iiif.presenter.ts';
import type { ImageFileRow, ImagesService } from '../images.service.ts';
import { sendImage } from '../send-image.ts';

const PREFIX = '/iiif/3/';
const IDENTIFIER = /^[0-9a-f]{16}$/;
const A_DAY_S = 86_400;

/** External viewers may read images as an `<img>` can (IIIF Image API 3.0 §7.1). */
const CORS = { ...OPEN_TO_ALL, 'Access-Control-Expose-Headers': 'Link' };
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': String(A_DAY_S),
};

export function registerIiif(app: FastifyInstance, config: Config, images: ImagesService): void {
  const openToAll = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(CORS);
  };
  const options = { schema: { hide: true }, onRequest: openToAll };
  const url = `${PREFIX}*`;
  refuseOtherMethods(app, url, ['GET', 'OPTIONS']);
  app.options(url, options, async (_request, reply) => reply.code(204).headers(PREFLIGHT).send());
  app.get(url, options, (request, reply) => handleIiifRequest(request, reply, config, images));
  // Otherwise URLs of other API versions would reach the site's pages.
  app.all('/iiif/*', { schema: { hide: true } }, async () => {
    throw new ProblemError('not-found');
  });
}

async function handleIiifRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  images: ImagesService,
): Promise<FastifyReply> {
  const [path = ''] = (request.raw.url ?? '').slice(PREFIX.length).split('?');
  const iiifUrl = readIiifPath(path);
  if (iiifUrl.kind === 'invalid') throw toProblem(iiifUrl);
  if (iiifUrl.kind === 'none' || !IDENTIFIER.test(iiifUrl.identifier))
    throw new ProblemError('not-found');
  const row = await images.find(iiifUrl.identifier);
  if (!row) throw new ProblemError('not-found');
  const base = `${publicOrigin(config, request)}${PREFIX}${iiifUrl.identifier}`;
  if ('request' in iiifUrl)
    return sendRegion(request, reply, { base, row, config, images, iiifRequest: iiifUrl.request });
  if (iiifUrl.kind === 'info') return sendInfo(request, reply, { base, row, config });
  return reply.redirect(`${base}/info.json`, 303);
}

interface InfoContext {
  readonly base: string;
  readonly row: ImageFileRow;
  readonly config: Config;
}

interface RegionContext extends InfoContext {
  readonly images: ImagesService;
  readonly iiifRequest: IiifRequest;
}

async function sendRegion(
  request: FastifyRequest,
  reply: FastifyReply,
  { base, row, config, images, iiifRequest }: RegionContext,
): Promise<FastifyReply> {
  const found = images.region(row, iiifRequest);
  if ('invalidPart' in found) throw toProblem(found);
  const { requestPlan, image } = found;
  const vary = originVary(config);
  if (vary.length > 0) reply.header('Vary', vary.join(', '));
  reply.header(
    'Link',
    `<${base}/${requestPlan.canonical}>;rel="canonical",<${IIIF_PROFILE}>;rel="profile"`,
  );
  return sendImage(request, reply, image);
}

function sendInfo(
  request: FastifyRequest,
  reply: FastifyReply,
  { base, row, config }: InfoContext,
): FastifyReply {
  const body = JSON.stringify(presentInfo(base, row));
  const type = chooseInfoType(request.headers.accept);
  return sendText(request, reply, { body, type, vary: ['Accept', ...originVary(config)] });
}

function toProblem({ invalidPart, detail, isUnsupported }: IiifError): ProblemError {
  return isUnsupported
    ? new ProblemError('not-implemented', { parameter: invalidPart, detail })
    : malformedParameter(invalidPart, detail);
}
