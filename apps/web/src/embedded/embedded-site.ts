/** Configuration of the embedded build. */
import { ARCHIVE_ORIGIN, chooseMediaHosts } from '@varde/domain/media-hosts';
import type { PublicSite } from '#browser/site.ts';

/** Id of the page's element with the configuration. */
export const SITE_ID = 'site';

/** The environment of the embedded build (specification §1.4). */
const ENVIRONMENT = 'production';

export type Env = Readonly<Record<string, string | undefined>>;

/** Thrown by `readEmbeddedSite` with all errors in plain language. */
export class EmbeddedSiteError extends Error {}

export type EmbeddedSite = PublicSite & {
  readonly server: string;
  /** Host of media of museum objects and memories that are not imported. */
  readonly archiveHost?: string | undefined;
};

/** @throws EmbeddedSiteError if a setting is missing or invalid */
export function readEmbeddedSite(env: Env): EmbeddedSite {
  const errors: string[] = [];
  const value = (name: string) => env[name]?.trim() || undefined;
  const server = readOrigin('VARDE_API_URL', value, errors);
  const origin = value('VARDE_PUBLIC_URL') ? readOrigin('VARDE_PUBLIC_URL', value, errors) : server;
  const apiKey = value('VARDE_API_KEY') ?? '';
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    errors.push('VARDE_API_KEY is missing: give the key that the server was started with.');
  const old = 'VARDE_OLD_MEDIA_HOSTS';
  const archive = value('VARDE_ARCHIVE_URL') ?? ARCHIVE_ORIGIN;
  const archiveHost = URL.parse(archive)?.host;
  const mediaHosts = chooseMediaHosts(value(old), archive, (entry) =>
    errors.push(
      `${old} holds '${entry}': give pairs such as old.example=new.example, separated by commas.`,
    ),
  );
  if (errors.length > 0) throw new EmbeddedSiteError(errors.join('\n'));
  const contact = value('VARDE_CONTACT');
  const analytics = readAnalytics(server, value);
  const names = { environment: ENVIRONMENT, otherEnvironments: [], profile: {} };
  const site = { server, origin, ...names, contact, apiKey };
  return { ...site, mediaHosts, archiveHost, analytics };
}

/** Analytics is active in this build (specification §1.4); the server counts as configured. */
function readAnalytics(server: string, value: (name: string) => string | undefined) {
  if (value('VARDE_ANALYTICS') === 'off') return undefined;
  return { endpoint: `${server}/visits`, kind: 'own', respects: [] } as const;
}

function readOrigin(
  name: string,
  value: (name: string) => string | undefined,
  errors: string[],
): string {
  const text = value(name);
  const url = URL.parse(text ?? '');
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
  if (isOrigin) return url.origin;
  const problem = text === undefined ? 'missing' : `'${text}'`;
  errors.push(
    `${name} is ${problem}: give an origin such as https://varde.example, without a path.`,
  );
  return '';
}
