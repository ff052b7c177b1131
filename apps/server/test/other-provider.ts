/** A mock OpenID provider that signs every visitor in without a form, with settings unlike ours. */
import type { RequestListener } from 'node:http';
import type { Configuration, Provider } from 'oidc-provider';

interface OtherProvider {
  readonly provider: Provider;
  readonly handler: RequestListener;
}

interface OtherProviderOptions {
  readonly client: { readonly id: string; readonly secret: string };
  readonly callback: string;
  readonly account: string;
  /** Claims of the account in addition to `sub`. */
  readonly claims: () => { readonly name: string; readonly picture: string };
  readonly more?: Configuration;
}

export async function otherProvider(
  issuer: string,
  { client, callback, account, claims, more = {} }: OtherProviderOptions,
): Promise<OtherProvider> {
  // Lazy: every worker of the browser tests imports this file.
  const oidc = await import('oidc-provider');
  const provider = new oidc.Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [callback],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'picture'] },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...claims() }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile offline_access');
      await grant.save();
      return grant;
    },
    interactions: { url: (_ctx, { uid }) => `/log-in/${uid}` },
    cookies: { keys: ['county'] },
    ...more,
    features: { devInteractions: { enabled: false }, ...more.features },
  });
  const handleProtocol = provider.callback();
  return {
    provider,
    handler(request, response) {
      if (request.url?.startsWith('/log-in/'))
        void provider.interactionFinished(request, response, { login: { accountId: account } });
      else void handleProtocol(request, response);
    },
  };
}
