/** Redirects of URLs, whatever their page. */
import type { OfferedLanguages } from '@varde/domain/languages';
import { canonicalPath, offeredPath } from './i18n/language-prefix.ts';

/**
 * A redirect to the canonical path is permanent, where the router's own would be temporary; one to a
 * page without the prefix of a language that the site does not offer (now) is temporary. The origin
 * keeps a path like `//host` on this site.
 */
export function redirectResponse(
  request: Request,
  offered: OfferedLanguages,
): Response | undefined {
  const { origin, pathname, search } = new URL(request.url);
  const path = redirectPath(pathname, offered);
  if (path === undefined) return undefined;
  const status = path === canonicalPath(pathname) ? 308 : 302;
  return new Response(null, { status, headers: { Location: origin + path + search } });
}

/** Where a path redirects to, if it does. */
export function redirectPath(pathname: string, offered: OfferedLanguages): string | undefined {
  const path = offeredPath(canonicalPath(pathname), offered);
  return path === pathname ? undefined : path;
}
