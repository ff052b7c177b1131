import type { SiteSignIn } from '@varde/contract/site-context';
import type { Config } from '#config.ts';
import { GATEWAY_PREFIX } from './gateway-prefix.ts';
import { LOGIN_HOST_PREFIX } from '#modules/login-host/login-host-prefix.ts';
import { canSignInAt } from './sign-in-origin.ts';

/** What the site's pages must know to offer signing in; `undefined` where nobody can. */
export function siteSignIn(config: Config, origin: string): SiteSignIn | undefined {
  const { signIn } = config;
  if (!signIn || !canSignInAt(config, origin)) return undefined;
  const paths = { gateway: GATEWAY_PREFIX, loginHost: LOGIN_HOST_PREFIX };
  if (signIn.provider === 'embedded') return { ...paths, account: `${LOGIN_HOST_PREFIX}/account` };
  const { accountUrl: account, pictures } = signIn;
  return { ...paths, account, elsewhere: { pictures } };
}
