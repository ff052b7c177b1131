/** The parts of every page's head that a museum's own site replaces: icons and colours. */
import type { SitePalette } from '@varde/contract/site-profile';
import { iconUrl } from '@varde/domain/site-profile';
import { serverUrl } from '#browser/site.ts';
import { siteProfile } from '#browser/site-profile.ts';

const ICON_SIDE = 96;
/** Apple's size for phones. */
const TOUCH_ICON_SIDE = 180;

export function iconLinks() {
  const { icon } = siteProfile();
  const links = icon
    ? [
        { rel: 'icon', href: serverUrl(iconUrl(icon, ICON_SIDE)), type: 'image/png' },
        { rel: 'apple-touch-icon', href: serverUrl(iconUrl(icon, TOUCH_ICON_SIDE)) },
      ]
    : [
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ];
  return [...links, { rel: 'manifest', href: '/manifest.webmanifest' }];
}

/** Replaces colours of styles/tokens.css; a style without a layer is above those with one. */
export function paletteStyles(): { children: string }[] {
  const { colors } = siteProfile();
  if (!colors) return [];
  const dark = `@media screen and (prefers-color-scheme:dark){${ruleOf(colors.dark)}}`;
  return [{ children: ruleOf(colors.light) + dark }];
}

function ruleOf(palette: SitePalette): string {
  const declarations = Object.entries(palette).map(([name, colour]) => `${name}:${colour}`);
  return `:root{${declarations.join(';')}}`;
}
