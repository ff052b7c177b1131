import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

/**
 * The URL table of the site (specification §2), read by the build. A language prefix (`/sv/…`) is taken off before a
 * route is matched (platform/language-prefix.ts). Addresses are canonical without a trailing slash; with one they redirect.
 */
export const routes = rootRoute('root.tsx', [
  index('home.tsx'),
  route('/explore', 'explore.tsx'),
  route('/explore/map', 'explore-map.tsx'),
  route('/explore/list', 'explore-list.tsx'),
  route('/explore/list/$tab', 'explore-list-tab.tsx'),
  route('/article/$articleId', 'article.tsx'),
  route('/group/$presentationId', 'group.tsx'),
  route('/group/$presentationId/selection/$selectionId', 'group-selection.tsx'),
  route('/group/$presentationId/article/$articleId', 'group-article.tsx'),
  route('/rebus/$presentationId', 'rebus.tsx'),
  route('/owner/$ownerId', 'owner.tsx'),
  route('/@{$ownerSlug}', 'owner-by-slug.tsx'),
  route('/tag/$tag', 'tag.tsx'),
  route('/about', 'about.tsx'),
  route('/privacy', 'privacy.tsx'),
  route('/help', 'help.tsx'),
  route('/help/$topic', 'help-topic.tsx'),
  route('/changelog', 'changelog.tsx'),
]);
