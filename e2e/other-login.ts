/** Mock OpenID provider, by which visitors sign in to the server of the media pack. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { otherProvider } from '../apps/server/test/other-provider.ts';

const port = Number(process.env['STORY_PORT'] ?? 4390);
export const OTHER_ISSUER = `http://127.0.0.1:${port + 2}`;
export const OTHER_CLIENT = { id: 'varde-at-the-county', secret: 'a secret of the county' };
const CALLBACK = `http://127.0.0.1:${port + 1}/oauth2/callback`;
const FACE = '/inger.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

/** Signs everyone in at once, as Inger. @returns stops the provider */
export async function startOtherProvider(): Promise<() => Promise<void>> {
  const { handler } = await otherProvider(OTHER_ISSUER, {
    client: OTHER_CLIENT,
    callback: CALLBACK,
    account: 'inger',
    claims: () => ({ name: 'Inger Dal', picture: OTHER_ISSUER + FACE }),
  });
  const server = createServer((request, response) => {
    if (request.url === FACE) response.setHeader('content-type', 'image/svg+xml').end(SVG);
    else handler(request, response);
  });
  server.listen(port + 2, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
