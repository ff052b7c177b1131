/**
 * Which modules the browser loads as one file. A request costs a phone more than the few bytes of
 * something that the page does not use: what pages load together is one file. What only some of them
 * need before they can be used stays apart (tools/check-script-size.ts).
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { type Graph, loadingChunk, rootsOf } from './lazy-loaders.ts';

const WEB = fileURLToPath(new URL('../src/', import.meta.url));
const DOMAIN = fileURLToPath(new URL('../../../packages/domain/src/', import.meta.url));

/** Entries (pages, loaders, lazily loaded parts) that share what is loaded with every page. */
const SHARED_BY = 9;
/** Loaded with every page: too small for files of their own. */
const isSmall = isOneOf([
  `${WEB}api/transform/source`,
  `${WEB}browser/device`,
  `${WEB}browser/lazy-part`,
  `${WEB}browser/page-lifecycle`,
  `${WEB}browser/stored-list`,
  `${WEB}browser/tab-locks`,
  `${WEB}components/page-top`,
  `${WEB}components/reach-lines`,
  `${WEB}components/waiting-screen`,
  `${WEB}features/article/lazy-media-block`,
  `${WEB}features/codes/numeric-code`,
  `${WEB}features/codes/open-code`,
  `${WEB}features/explore/checked-in`,
  `${WEB}features/explore/list-href`,
  `${WEB}features/explore/parts/focus-row`,
  `${WEB}features/help/help-topics`,
  `${WEB}features/owner/lazy-paged-list`,
  `${WEB}features/owner/opening-today`,
  `${WEB}routes/lazy-parts`,
  `${WEB}state/privacy`,
  `${WEB}state/reload-sorted`,
  `${WEB}state/token-hint`,
  `${WEB}state/use-museum-date`,
  `${WEB}ui/chip`,
  `${WEB}ui/disclosure`,
  `${WEB}ui/text-field`,
  `${WEB}viewers/map/map-data`,
  `${DOMAIN}locks`,
]);

/** Without query and extensions: a style sheet goes with the component of its name. */
const nameOf = (id: string): string => id.replace(/\.[^/]*$/, '');

/** @throws if one of the modules does not exist, for instance when it has been renamed */
function isOneOf(modules: readonly string[]): (id: string) => boolean {
  for (const module of modules)
    if (!['.ts', '.tsx'].some((extension) => existsSync(module + extension)))
      throw new Error(`vite/chunk-groups.ts names ${module}, which does not exist.`);
  const names = new Set(modules);
  return (id) => names.has(nameOf(id));
}

/** Large: loaded with the pages that have a map. */
const isOfMaps = (id: string): boolean =>
  /\/src\/(?:viewers|features\/explore\/parts)\//.test(id) ||
  nameOf(id) === `${WEB}features/explore/item-map`;

/** What every page needs, and what many pages share: one file is 9 kB smaller than a dozen. */
function appChunk(id: string, graph: Graph): 'app' | null {
  if (isSmall(id)) return 'app';
  const roots = [...rootsOf(id, graph)];
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'app';
  const isShared = /\/src\//.test(id) && !isOfMaps(id) && roots.length >= SHARED_BY;
  return isShared && loadingChunk(id, graph) === null ? 'app' : null;
}

/** Each is one file of these modules, and of their imports that are in no file yet. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  // What every page loads once it is shown.
  background: [
    `${WEB}browser/position-help`,
    `${WEB}browser/service-worker`,
    `${WEB}features/analytics/count-visits`,
    `${WEB}features/offline/start-offline`,
    `${WEB}features/offline/use-offline-support`,
    `${WEB}features/session/session-keeper`,
    `${WEB}features/user/lazy-account-sync`,
    `${WEB}i18n/groups/viewers`,
    `${WEB}shell/background-tasks`,
    `${WEB}shell/side-panel`,
    `${WEB}state/analytics/page-watch`,
    `${WEB}state/analytics/reporter`,
    `${WEB}state/analytics/start-counting`,
    `${WEB}state/load-preview-bridge`,
    `${WEB}state/offline-store`,
    `${WEB}state/wanted-bundles`,
    `${WEB}ui/use-modal`,
    `${DOMAIN}visits`,
  ],
  // Pages of articles, presentations, rebuses and owners.
  document: [`${WEB}components/owner-card`, `${WEB}features/article/document-opening`],
  article: [`${WEB}features/article/article-page`, `${WEB}features/walking-route/lazy-route-panel`],
  playable: [`${WEB}features/article/playable`],
  media: [`${WEB}components/reference-card`, `${WEB}features/article/parts/media-block`],
  rebus: [
    `${WEB}features/rebus/page/lazy-game`,
    `${WEB}features/rebus/page/rebus-facts`,
    `${WEB}features/rebus/page/rebus-top`,
  ],
  walk: [`${WEB}features/offline/lazy-bundles`, `${WEB}features/presentation/walk`],
  // Lists that start at the visitor's position.
  near: [`${WEB}features/position/position-prompt`, `${WEB}state/use-reload`],
  'paged-list': [`${WEB}features/explore/paged-list`],
  map: [
    `${WEB}features/explore/item-map`,
    `${WEB}features/explore/use-map-url-state`,
    `${WEB}features/explore/parts/found-rows`,
    `${WEB}features/explore/parts/map-area`,
    `${WEB}features/explore/parts/use-map-state`,
    `${WEB}features/explore/parts/use-places`,
    `${WEB}features/walking-route/use-route-area`,
    `${WEB}features/walking-route/walk-map`,
  ],
  // Storing a page for use without a network.
  bundles: [
    `${WEB}features/offline/bundle-panel`,
    `${WEB}features/offline/bundle-work`,
    `${WEB}i18n/groups/packs`,
    `${WEB}state/device-stores`,
  ],
};

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: appChunk, priority: 3 },
  { name: loadingChunk, includeDependenciesRecursively: false, priority: 2 },
  ...Object.entries(TOGETHER).map(([name, modules]) => ({
    name,
    test: isOneOf(modules),
    priority: 1,
  })),
];
