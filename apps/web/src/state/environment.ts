/**
 * Environments (specification §2.4, §9.8): each has a site of its own. `?env=` on any page leads to
 * the site of a configured one. The server stores the choice and redirects; other names are ignored.
 */
import { publicSite } from '#browser/site.ts';

/** Hands a URL with `?env=`, reached without the server, to the server. Browser only. */
export function applyEnvironmentParam(): void {
  const requested = new URLSearchParams(window.location.search).get('env') ?? '';
  if (publicSite().otherEnvironments.includes(requested)) window.location.reload();
}
