/**
 * Which modules the browser loads as one file. A request costs a phone more than the few bytes of
 * something that the page does not use: what pages load together is one file. What only some of them
 * need before they can be used stays apart (tools/check-script-size.ts).
 */
import type { Rolldown } from 'vite';
import { type Graph, loadingChunk, rootsOf } from './lazy-loaders.ts';

type Group = Rolldown.CodeSplittingGroup;

/** Entries (pages, loaders, lazily loaded parts) that share what is loaded with every page. */
const SHARED_BY = 9;
/** Loaded with every page: too small for files of their own. */
const SMALL = modules(
  'api/transform/source',
  'browser/(?:device|page-lifecycle|stored-list|tab-locks)',
  'components/(?:page-top|reach-lines|waiting-screen)',
  'features/codes/(?:numeric-code|open-code)',
  'features/explore/(?:checked-in|list-href|parts/focus-row)',
  'features/help/help-topics',
  'features/owner/opening-today',
  // Of the domain.
  'locks',
  'state/(?:privacy|reload-sorted|token-hint|use-museum-date)',
  'ui/(?:chip|disclosure|text-field)',
  'viewers/map/map-data',
);
/** Large: loaded with the pages that have a map. */
const OF_MAPS = modules('viewers/.+', 'features/explore/(?:item-map|parts/.+)');

function modules(...paths: string[]): RegExp {
  return new RegExp(`/src/(?:${paths.join('|')})\\.`);
}

/** What every page needs, and what many pages share: one file is 9 kB smaller than a dozen. */
function appChunk(id: string, graph: Graph): 'app' | null {
  if (SMALL.test(id)) return 'app';
  const roots = [...rootsOf(id, graph)];
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'app';
  const isShared = /\/src\//.test(id) && !OF_MAPS.test(id) && roots.length >= SHARED_BY;
  return isShared && loadingChunk(id, graph) === null ? 'app' : null;
}

/** One file of these modules, and of their imports that are in no file yet. */
function group(name: string, ...paths: string[]): Group {
  return { name, test: modules(...paths), priority: 1 };
}

export const chunkGroups: Group[] = [
  { name: appChunk, priority: 3 },
  { name: loadingChunk, includeDependenciesRecursively: false, priority: 2 },
  // What every page loads once it is shown.
  group(
    'background',
    'browser/(?:position-help|service-worker)',
    'features/analytics/count-visits',
    'features/offline/(?:start-offline|use-offline-support)',
    'features/session/session-keeper',
    'features/user/lazy-account-sync',
    'i18n/groups/viewers',
    'shell/(?:background-tasks|side-panel)',
    'state/(?:load-preview-bridge|offline-store|wanted-bundles)',
    'state/analytics/(?:page-watch|reporter|start-counting)',
    'ui/use-modal',
    // Of the domain.
    'visits',
  ),
  // Pages of articles, presentations, rebuses and owners.
  group(
    'document',
    'components/owner-card',
    'features/article/document-opening',
    'features/walking-route/lazy-take-along',
  ),
  group('article', 'features/article/article-page', 'features/walking-route/lazy-route-panel'),
  group('playable', 'features/article/playable'),
  group('media', 'components/reference-card', 'features/article/parts/media-block'),
  group('rebus', 'features/rebus/page/(?:lazy-game|rebus-facts|rebus-top)'),
  group('walk', 'features/offline/lazy-bundles', 'features/presentation/walk'),
  // Lists that start at the visitor's position.
  group('near', 'features/position/position-prompt', 'state/use-reload'),
  group('paged-list', 'features/explore/paged-list'),
  group(
    'map',
    'features/explore/(?:item-map|use-map-url-state|parts/(?:found-rows|map-area|use-.+))',
    'features/walking-route/(?:use-route-area|walk-map)',
  ),
  // Storing a page for use without a network.
  group(
    'bundles',
    'features/offline/(?:bundle-panel|bundle-work)',
    'i18n/groups/packs',
    'state/device-stores',
  ),
];
