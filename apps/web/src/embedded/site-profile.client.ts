/** Asks the server of an embedded build for the name and looks of its site. */
import type { Site, SiteProfile } from '@varde/contract/site-profile';
import { readJson } from '#browser/read-json.ts';
import { EmbeddedSiteError, type EmbeddedSite, type Env } from './embedded-site.ts';

/** A server that is starting may take this long. */
const PROFILE_WAIT_MS = 20_000;

/**
 * Name and looks of the museum's own site, as its server has them now; with `VARDE_SITE_FROM=-`
 * those of the product, without asking.
 * @throws EmbeddedSiteError if the server does not answer
 */
export async function readSiteProfile(
  { server, apiKey }: EmbeddedSite,
  env: Env,
): Promise<SiteProfile> {
  const from = env['VARDE_SITE_FROM']?.trim() || undefined;
  if (from === '-') return {};
  if (from !== undefined)
    throw new EmbeddedSiteError(
      `VARDE_SITE_FROM is '${from}': leave it out, or give - for an app with the product's own name.`,
    );
  const response = await fetch(`${server}/api/v3/site`, {
    headers: { 'api-key': apiKey },
    signal: AbortSignal.timeout(PROFILE_WAIT_MS),
  }).catch(() => undefined);
  if (response?.ok) return (await readJson<Site>(response)).profile;
  const answer = response ? `answers ${response.status}` : 'does not answer';
  throw new EmbeddedSiteError(
    `${server} ${answer}, so the app's name and looks are unknown: start the server and check VARDE_API_KEY, or give VARDE_SITE_FROM=- for the product's own.`,
  );
}
