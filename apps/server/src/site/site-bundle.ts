import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteContext } from '@varde/contract/site-context';

/** The built site (`apps/web/dist`). */
export interface SiteBundle {
  /** Folder of the static files: `assets/` with hashed names, the rest with fixed ones. */
  readonly clientFolder: string;
  readonly fetch: (
    request: Request,
    options: { context: SiteContext },
  ) => Response | Promise<Response>;
}

/** Loads the built site; `undefined` when it has not been built. */
export async function loadSiteBundle(folder: string): Promise<SiteBundle | undefined> {
  const entry = join(folder, 'server/server.js');
  if (!existsSync(entry)) return undefined;
  const module: unknown = await import(pathToFileURL(entry).href);
  if (!isBundle(module)) throw new Error(`${entry} does not export a site (default { fetch }).`);
  const site = module.default;
  return {
    clientFolder: join(folder, 'client'),
    fetch: (request, options) => site.fetch(request, options),
  };
}

function isBundle(module: unknown): module is { default: Pick<SiteBundle, 'fetch'> } {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false;
  const site = module.default;
  return (
    typeof site === 'object' && site !== null && 'fetch' in site && typeof site.fetch === 'function'
  );
}
