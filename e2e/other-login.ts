/** Somebody else's OpenID provider, where the server of the media pack lets visitors sign in. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Provider } from 'oidc-provider';

const port = Number(process.env['STORY_PORT'] ?? 4390);
export const OTHER_ISSUER = `http://127.0.0.1:${port + 2}`;
export const OTHER_CLIENT = { id: 'varde-at-the-county', secret: 'a secret of the county' };
const CALLBACK = `http://127.0.0.1:${port + 1}/oauth2/callback`;
const FACE = '/inger.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

/** Lets whoever comes in at once, as Inger. Gives what ends it. */
export async function openOtherLogin(): Promise<() => Promise<void>> {
  const provider = await newProvider();
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url === FACE)
      return void response.setHeader('content-type', 'image/svg+xml').end(SVG);
    if (request.url?.startsWith('/log-in/'))
      return void provider.interactionFinished(request, response, {
        login: { accountId: 'inger' },
      });
    return void answer(request, response);
  });
  server.listen(port + 2, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

async function newProvider(): Promise<Provider> {
  // Every worker reads this file, for the names above.
  const oidc = await import('oidc-provider');
  return new oidc.Provider(OTHER_ISSUER, {
    clients: [
      {
        client_id: OTHER_CLIENT.id,
        client_secret: OTHER_CLIENT.secret,
        redirect_uris: [CALLBACK],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'picture'] },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: 'Inger Dal', picture: OTHER_ISSUER + FACE }),
    }),
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile offline_access');
      await grant.save();
      return grant;
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/log-in/${uid}` },
    cookies: { keys: ['county'] },
  });
}
