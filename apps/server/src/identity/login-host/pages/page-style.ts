import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FACE = /@font-face\s*\{[^}]*\}/g;

/** The style sheet with the `@font-face` rules of the built site, whose fonts are cached already. */
export function pageStyle(siteFolder: string | undefined): string {
  const own = readFileSync(new URL('style.css', import.meta.url), 'utf8');
  return [...siteFaces(siteFolder), own].join('\n');
}

function siteFaces(siteFolder: string | undefined): string[] {
  const assets = siteFolder === undefined ? '' : join(siteFolder, 'assets');
  if (!existsSync(assets)) return [];
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  return sheets.flatMap((name) => readFileSync(join(assets, name), 'utf8').match(FACE) ?? []);
}
