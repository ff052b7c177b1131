/**
 * The style sheet of the login host's pages, with the faces of the built site's own: headings look as they do there, in the files
 * that a visitor who comes from there has already. Without a built site they are in the faces of the device.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FACE = /@font-face\s*\{[^}]*\}/g;

/** @param siteFolder what browsers download of the built site */
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
