/** The sign-in cookies, each with the narrowest possible path. */
import type { FastifyRequest } from 'fastify';
import {
  cookieName,
  readCookie,
  writeCookie,
  type CookieScope,
  type SameSite,
} from '#http/cookies.ts';
import { GATEWAY_PREFIX, LOGIN_HOST_PREFIX } from './sign-in-origin.ts';
import { SESSION_LIFE_S } from './gateway.service.ts';

const REFRESH = 'varde_refresh';
/** Ties a sign-in to the browser that started it. */
const START = 'varde_sign_in';
/** The authorize endpoint, where a sign-in starts, and the gateway, where it ends. */
const START_PATHS = [`${LOGIN_HOST_PREFIX}/oauth2`, GATEWAY_PREFIX];
/** Long enough to create an account and wait for the email. */
const START_LIFE_S = 3600;

const isEncrypted = (origin: string): boolean => origin.startsWith('https:');

export function readRefreshCookie({ headers }: FastifyRequest, origin: string): string | undefined {
  return readCookie(headers.cookie, cookieName(REFRESH, isEncrypted(origin)));
}

export function refreshCookie(origin: string, sameSite: SameSite, token: string): string {
  return writeCookie(refreshPlace(origin, sameSite), token, SESSION_LIFE_S);
}

/** Browsers remove a cookie only with the attributes it was set with. */
export function removedRefreshCookies(origin: string): string[] {
  const sameSites = isEncrypted(origin) ? (['Strict', 'None'] as const) : (['Strict'] as const);
  return sameSites.map((sameSite) => writeCookie(refreshPlace(origin, sameSite), '', 0));
}

function refreshPlace(origin: string, sameSite: SameSite): CookieScope {
  const isSecure = isEncrypted(origin);
  const name = cookieName(REFRESH, isSecure);
  return { name, path: `${GATEWAY_PREFIX}/auths`, isSecure, sameSite };
}

export function readStartCookie({ headers }: FastifyRequest, origin: string): string | undefined {
  const value = readCookie(headers.cookie, cookieName(START, isEncrypted(origin)));
  return /^[\w-]{20,64}$/.test(value ?? '') ? value : undefined;
}

/** @param isElsewhere whether a page of another site signs in through this gateway */
export function startCookies(origin: string, binding: string, isElsewhere: boolean): string[] {
  const isSecure = isEncrypted(origin);
  const sameSite = isElsewhere && isSecure ? 'None' : 'Lax';
  const name = cookieName(START, isSecure);
  return START_PATHS.map((path) => {
    const cookie = writeCookie({ name, path, isSecure, sameSite }, binding, START_LIFE_S);
    // Set while our site is the top-level page, but read from the other site: partitions differ.
    return cookie.replace('; Partitioned', '');
  });
}
