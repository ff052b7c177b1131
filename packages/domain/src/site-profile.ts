/** How a museum's own site presents itself: names that several parts share. */
import { PRODUCT_NAME } from './constants.ts';
import { type LanguageMap, pickText } from './languages.ts';

/** CSS custom properties of styles/tokens.css that follow the accent colour. */
export const PALETTE_TOKENS = [
  '--color-accent',
  '--color-accent-pressed',
  '--color-on-accent',
  '--color-accent-tint',
  '--color-on-accent-tint',
  '--page-link',
  '--surface-link',
  '--color-focus',
] as const;

/** Lists of the front page, in the words of the explore page's URLs. */
export const FRONT_SECTIONS = ['articles', 'museums', 'themes', 'presentations', 'rebus'] as const;

/** The product's name, where a site has none of its own. @param language its key or tag */
export function siteNameIn(
  { name }: { readonly name?: LanguageMap | undefined },
  language: string,
): string {
  return pickText(name, language)?.text ?? PRODUCT_NAME;
}

interface IconImage {
  readonly image_url: string;
  /** `1200x800` */
  readonly dimension: string;
}

/** A square PNG of an icon, enlarged where it is smaller (IIIF Image API 3.0). */
export function iconUrl({ image_url: url, dimension }: IconImage, side: number): string {
  const least = Math.min(...dimension.split('x').map(Number));
  const size = `${least < side ? '^' : ''}${side},${side}`;
  return `/iiif/3/${url.split('/').at(-1)}/square/${size}/0/default.png`;
}
