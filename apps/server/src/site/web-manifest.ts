/** The web app manifest (W3C): name, icons and colours of the installed site. */
import type { SiteProfile } from '@varde/contract/site-profile';
import { iconUrl, siteNameIn } from '@varde/domain/site-profile';
import { GROUND_COLOURS } from '@varde/domain/constants';
import { pickText } from '@varde/domain/languages';

const SIDES = [192, 512] as const;

export function webManifest(profile: SiteProfile, language: string) {
  const { short_name: short, icon } = profile;
  const fullName = siteNameIn(profile, language);
  return {
    name: fullName,
    short_name: pickText(short, language)?.text ?? fullName,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND_COLOURS.light.page,
    theme_color: GROUND_COLOURS.light.surface,
    icons: icon ? SIDES.map((side) => png(iconUrl(icon, side), side)) : PRODUCT_ICONS,
  };
}

function png(src: string, side: number) {
  return { src, sizes: `${side}x${side}`, type: 'image/png' };
}

const PRODUCT_ICONS = [
  ...SIDES.map((side) => png(`/icon-${side}.png`, side)),
  { ...png('/icon-512.png', 512), purpose: 'maskable' },
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
];
