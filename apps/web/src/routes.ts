import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

/**
 * The URL table of the site (specification §2.2, §2.3), read by the build. A language prefix
 * (`/sv/…`) is removed before a route is matched (i18n/language-prefix.ts). Canonical URLs have no
 * trailing slash; with one they redirect.
 */
export const routes = rootRoute('root.tsx', [
  index('home.tsx'),
  route('/explore', 'explore.tsx'), // → /explore/map
  route('/explore/map', 'explore-map.tsx'),
  route('/explore/list', 'explore-list.tsx'), // → /explore/list/articles
  route('/explore/list/$tab', 'explore-list-tab.tsx'),
  route('/search', 'search.tsx'),
  route('/article/$articleId', 'article.tsx'),
  route('/group/$presentationId', 'group.tsx'),
  route('/group/$presentationId/map', 'group-map.tsx'),
  route('/group/$presentationId/selection/$selectionId', 'group-selection.tsx'),
  route('/group/$presentationId/selection/$selectionId/list', 'group-selection-list.tsx'),
  route('/group/$presentationId/selection/$selectionId/map', 'group-selection-map.tsx'),
  route('/group/$presentationId/article/$articleId', 'group-article.tsx'),
  route('/rebus/$presentationId', 'rebus.tsx'),
  route('/rebus/$presentationId/list', 'rebus-list.tsx'),
  route('/rebus/$presentationId/map', 'rebus-map.tsx'),
  route('/rebus/$presentationId/post/$articleId', 'rebus-post.tsx'),
  route('/owner/$ownerId', 'owner.tsx'),
  route('/owner/$ownerId/map', 'owner-map.tsx'),
  route('/owner/$ownerId/filter', 'owner-filter.tsx'),
  route('/@{$ownerSlug}', 'owner-by-slug.tsx'),
  route('/$ownerSlug/map', 'owner-by-slug-map.tsx'), // with and without @
  route('/$ownerSlug/filter', 'owner-by-slug-filter.tsx'),
  route('/tag/$tag', 'tag.tsx'),
  route('/tag/$tag/map', 'tag-map.tsx'), // ours, as other pages have one
  route('/about', 'about.tsx'),
  route('/privacy', 'privacy.tsx'),
  route('/help', 'help.tsx'),
  route('/help/$topic', 'help-topic.tsx'),
  route('/changelog', 'changelog.tsx'),
  route('/offline', 'offline.tsx'), // stored by the service worker, for URLs that are not

  // Codes
  route('/code', 'code.tsx'),
  route('/scan', 'scan.tsx'),

  // Collections elsewhere
  route('/dm/$dimuId', 'dm.tsx'), // an object of the museum database
  route('/ar/$dimuId', 'ar.tsx'), // the same, in the visitor's own room
  route('/minner/$responseId', 'minner.tsx'), // a memory in Norway's archive
  route('/minnen/$responseId', 'minnen.tsx'), // a memory in Sweden's archive

  // The visitor's own
  route('/user', 'user.tsx'),
  route('/login', 'login.tsx'),
  route('/logout', 'logout.tsx'), // → /
  route('/oauth2/callback', 'oauth2-callback.tsx'), // → /

  route('/preview', 'preview.tsx'), // for editors, without navigation

  // URLs of the previous products, in print and in search engines
  route('/map', 'legacy-map.tsx'), // → /explore/map
  route('/list', 'legacy-list.tsx'), // → /explore/list/articles
  route('/number', 'legacy-number.tsx'), // → /code
  route('/$langCode/number', 'legacy-language-number.tsx'), // → /code
  route('/qr', 'legacy-qr.tsx'), // → /scan
  route('/museum/$documentId', 'legacy-museum.tsx'), // → /owner/{documentId}
  route('/$product/$documentId', 'legacy-document.tsx'), // → the document's page

  route('/$slug', 'slug.tsx'), // a printed code → what it stands for; not found when it is none
]);
