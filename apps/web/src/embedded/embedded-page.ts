/**
 * The single HTML page of the embedded build, for every URL: starts the site, and shows a skeleton
 * without text, since the language is not known yet. Generated at build time.
 */
import { hash } from 'node:crypto';
import { pagePolicy } from '@varde/contract/page-policy';
import { DEFAULT_LANGUAGE, languageOrFallback } from '@varde/domain/languages';
import { iconUrl, siteNameIn } from '@varde/domain/site-profile';
import { firstPaintScript } from '#browser/first-paint-script.ts';
import { SITE_ID, type EmbeddedSite } from './embedded-site.ts';

export interface EmbeddedPage {
  readonly site: EmbeddedSite;
  /** Files that the page loads at once, relative to the root. */
  readonly script: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Content of `<body>`. */
  readonly frame: string;
}

/** In the frame; the side in CSS pixels. */
const MARK = '<!-- mark -->';
const MARK_SIDE = 32;

export function embeddedPage({ site, script, modules, styles, frame }: EmbeddedPage): string {
  const archive = site.archiveHost === undefined ? [] : [site.archiveHost];
  const mediaHosts = [...new Set([...Object.values(site.mediaHosts ?? {}), ...archive])];
  const scriptHashes = [`sha256-${hash('sha256', firstPaintScript(), 'base64')}`];
  const policy = pagePolicy({
    scriptHashes,
    server: site.server,
    mediaHosts,
    map: site.map,
    analytics: site.analytics,
  });
  // Escapes what could end the script element.
  const data = JSON.stringify(site).replaceAll('<', '\\u003c');
  const { tag } = languageOrFallback(site.profile.default_language ?? DEFAULT_LANGUAGE);
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(nameOf(site))}</title>
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
<script>${firstPaintScript()}</script>
<script type="application/json" id="${SITE_ID}">${data}</script>
${modules.map((file) => `<link rel="modulepreload" href="/${file}">`).join('\n')}
<script type="module" src="/${script}"></script>
</head>
<body>
${frame.trim().replace(MARK, () => markOf(site))}
</body>
</html>
`;
}

const nameOf = ({ profile }: EmbeddedSite): string =>
  siteNameIn(profile, profile.default_language ?? DEFAULT_LANGUAGE);

function markOf(site: EmbeddedSite): string {
  const { icon, name } = site.profile;
  if (name && !icon) return `<strong>${escaped(nameOf(site))}</strong>`;
  // Twice the side, for phones' screens.
  const src = icon ? site.server + iconUrl(icon, 2 * MARK_SIDE) : '/favicon.svg';
  const alt = escaped(nameOf(site));
  return `<img src="${escaped(src)}" alt="${alt}" width="${MARK_SIDE}" height="${MARK_SIDE}" />`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
