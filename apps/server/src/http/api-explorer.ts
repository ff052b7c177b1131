/** Serves Swagger UI from the disk to explore the API; it sends no request to another host. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Parse } from 'typebox/value';
import type { Config } from '#config/config.ts';
import { API_PREFIX } from './product-api.ts';
import { refuseWriting } from './method-not-allowed.ts';
import { ProblemError } from './problems.ts';
import { sendFile } from './send-file.ts';

const URL_ROOT = `${API_PREFIX}/docs`;

/** The library sets inline styles; scripts load from files only. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Varde product API</title>
<link rel="icon" href="${URL_ROOT}/favicon-32x32.png">
<link rel="stylesheet" href="${URL_ROOT}/swagger-ui.css">
<body>
<main id="explorer"><noscript><p>The description is in <a href="${API_PREFIX}/openapi.json">openapi.json</a>.</p></noscript></main>
<script src="${URL_ROOT}/swagger-ui-bundle.js"></script>
<script src="${URL_ROOT}/start.js"></script>
</body>
</html>
`;

/** The local key is not a secret and is filled in; other keys are entered under "Authorize". */
function startScript({ environment, apiKey }: Config): string {
  const fillIn =
    environment === 'local' ? `ui.preauthorizeApiKey('apiKey', ${JSON.stringify(apiKey)})` : '';
  return `const ui = SwaggerUIBundle({
  url: '${API_PREFIX}/openapi.json',
  dom_id: '#explorer',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  onComplete() { ${fillIn} },
});
`;
}

export function serveExplorer(app: FastifyInstance, config: Config): void {
  const schema = { hide: true };
  refuseWriting(app, URL_ROOT);
  app.get(URL_ROOT, { schema }, async (_request, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': CSP })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
  app.get(`${URL_ROOT}/start.js`, { schema }, async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(startScript(config)),
  );
  app.get<{ Params: { file: string } }>(
    `${URL_ROOT}/:file`,
    { schema, compress: {} },
    async (request, reply) => {
      const { file } = request.params;
      const contentType = FILES[file];
      if (contentType === undefined) throw new ProblemError('not-found');
      const { folder, version } = library();
      const cacheControl = 'public, max-age=86400';
      const path = join(folder, 'static', file);
      return sendFile(request, reply, { path, hash: version, contentType, cacheControl });
    },
  );
}

function library(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  const description = require.resolve('@fastify/swagger-ui/package.json');
  const { version } = Parse(Type.Object({ version: Type.String() }), require(description));
  return { folder: dirname(description), version };
}
