/** The way to the login host (specification §4). */
import { ownPath } from '@varde/domain/own-path';
import { pageOrigin, replaceAddress } from '#platform/open-address.ts';
import { publicSite } from '#platform/site.ts';
import { keepStart } from '#platform/sign-in-starts.ts';
import { redirectUri } from '#services/gateway.ts';

export interface SignInWish {
  /** Where to go back to: an address of this site; any other counts for nothing. Default: the front page. */
  readonly redirect?: string | undefined;
  /** To the form for a new account. */
  readonly isNew?: boolean | undefined;
}

/** Pages of signing in itself: after it they lead to the front page (specification §2). */
const OF_SIGNING_IN = /^(?:\/[a-z]{2,3})?\/(?:login|logout|oauth2\/callback)(?:[/?#]|$)/;

/** Where a visitor is led to who has signed in. */
export function pathAfterSignIn(redirect: string | undefined): string {
  const { origin, signIn } = publicSite();
  const path = ownPath(redirect ?? '/', origin) ?? '/';
  const isServers = [signIn?.gateway, signIn?.loginHost].some((prefix) =>
    path.startsWith(`${prefix}/`),
  );
  return isServers || OF_SIGNING_IN.test(path) ? '/' : path;
}

/** Leaves the page, so that Back leads to the one before it. What is kept meanwhile, and the cookies, are those of the origin that visitors come back to: it begins there. */
export function startSignIn({ redirect, isNew = false }: SignInWish): void {
  const { origin, signIn } = publicSite();
  const path = pathAfterSignIn(redirect);
  if (pageOrigin() !== origin) {
    const query = new URLSearchParams({ redirect: path, ...(isNew && { create: 'true' }) });
    return replaceAddress(`${origin}/login?${query.toString()}`);
  }
  const state = crypto.randomUUID();
  keepStart({ state, path });
  const query = new URLSearchParams({ redirect_uri: redirectUri(), state });
  if (isNew) query.set('prompt', 'create');
  replaceAddress(`${signIn?.loginHost}/oauth2/authorize?${query.toString()}`);
}
