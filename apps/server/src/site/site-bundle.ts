/** The built site (`apps/web/dist`), and how the server loads it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteContext, SiteResponse } from '@varde/contract/site-context';
import type { OfferedLanguages } from '@varde/domain/languages';
import { renderForProduction } from '#config/config.ts';
import { RenderThreads, type RenderThreadsOptions } from './render-threads.ts';

/** What a URL requests of the site. */
export interface PageUrl {
  /** With the parameters only that its page reads: what these leave out changes no page. */
  readonly url: string;
  /** Whether the page shows the results of a search. */
  readonly isSearch?: boolean;
}

export interface SiteBundle {
  /** Folder of the static files: `assets/` with hashed names, the rest with fixed ones. */
  readonly clientFolder: string;
  /** While its sources are edited (`npm run dev`), no page is cached. Default: false. */
  readonly isEdited?: boolean;
  /** Absent: every parameter makes another page. */
  readonly readUrl?: (url: string, offered: OfferedLanguages) => PageUrl;
  /** The pattern of the route that a URL leads to, such as `/article/$articleId`. */
  readonly routeOf?: (url: string) => string | undefined;
  readonly fetch: (
    request: Request,
    options: { context: SiteContext },
  ) => SiteResponse | Promise<SiteResponse>;
}

/**
 * Loads the built site; `undefined` when it has not been built.
 * @param threads that render pages as well. Default: this one alone
 */
export async function loadSiteBundle(
  folder: string,
  threads?: Pick<RenderThreadsOptions, 'max' | 'onError'>,
): Promise<SiteBundle | undefined> {
  const file = join(folder, 'server/server.js');
  if (!existsSync(file)) return undefined;
  const entry = pathToFileURL(file).href;
  const site = await importSite(entry);
  const fetch: BuiltSite['fetch'] = (request, options) => site.fetch(request, options);
  return {
    clientFolder: join(folder, 'client'),
    readUrl: (url, offered) => site.readUrl(url, offered),
    routeOf: (url) => site.routeOf(url),
    fetch: threads ? new RenderThreads({ ...threads, entry, fetch }).fetch : fetch,
  };
}

interface BuiltSite extends Required<Pick<SiteBundle, 'readUrl' | 'routeOf'>> {
  readonly fetch: (request: Request, options: { context: SiteContext }) => Promise<SiteResponse>;
}

async function importSite(entry: string): Promise<BuiltSite> {
  renderForProduction();
  const module: unknown = await import(entry);
  if (!isBundle(module))
    throw new Error(`${entry} does not export a site (default { fetch, readUrl, routeOf }).`);
  return module.default;
}

function isBundle(module: unknown): module is { default: BuiltSite } {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false;
  const site = module.default;
  if (typeof site !== 'object' || site === null) return false;
  return hasFunction(site, 'fetch') && hasFunction(site, 'readUrl') && hasFunction(site, 'routeOf');
}

const hasFunction = (value: object, name: keyof BuiltSite): boolean =>
  name in value && typeof Reflect.get(value, name) === 'function';
