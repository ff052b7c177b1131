/** What a pack says about the site as a whole, as the pages and the API need it. Pure. */
import type { Pack, PackSite } from '@varde/content-pack/pack';
import { renderRichText } from '@varde/content-pack/render-rich-text';
import { accentsOf, derivePalette } from '@varde/content-pack/site-palette';
import type { Site, SiteImage, SiteProfile, SiteTexts } from '@varde/contract/site-profile';
import { EMBED_PROVIDERS, type EmbedProvider } from '@varde/domain/embeds';
import { BASEMAP_MAX_ZOOM, tilesKind } from '@varde/domain/basemap';
import type { LanguageMap } from '@varde/domain/languages';
import type { StoredMedia } from './store-media.ts';

/** @param imageOf a picture by its file name; undefined when it is not stored */
export type ImageOf = (file: string | undefined) => SiteImage | undefined;

export function buildSite(pack: Pack, imageOf: ImageOf): Site {
  const site = pack.site ?? {};
  return withoutAbsent({
    profile: withoutAbsent({
      ...ownProfile(site, imageOf),
      museum: onlyMuseum(pack),
      map: mapView(pack),
    }),
    texts: { ...ownTexts(site), embeds: embedsIn(pack) },
  });
}

export function siteImage(
  { width, height }: StoredMedia,
  identifier: string,
): SiteImage | undefined {
  if (!width || !height) return undefined;
  return { image_url: `/media/image/${identifier}`, dimension: `${width}x${height}` };
}

function ownProfile(site: PackSite, imageOf: ImageOf): SiteProfile {
  const { colors, front } = site;
  const [light, dark] = [imageOf(site.logo), imageOf(site.logo_dark)];
  return {
    name: site.name,
    short_name: site.short_name,
    logo: light && withoutAbsent({ light, dark }),
    icon: imageOf(site.icon),
    social_image: imageOf(site.social_image),
    colors: colors && paletteOf(colors),
    front: front && { ...front, sections: front.sections && [...front.sections] },
    contact: site.contact,
    social: site.social && [...site.social],
    languages: site.languages && [...site.languages],
    default_language: site.default_language,
    accessibility: site.accessibility?.url,
    basemap: site.basemap && basemapOf(site.basemap),
  };
}

function basemapOf({
  tiles,
  style,
  style_dark: darkAddress,
  origins,
  attribution,
  max_zoom: maxZoom = BASEMAP_MAX_ZOOM,
}: NonNullable<PackSite['basemap']>): SiteProfile['basemap'] {
  const address = style ?? tiles ?? '';
  const kind =
    style === undefined ? (tilesKind(address) ?? ('raster' as const)) : ('style' as const);
  const more = { darkAddress, origins: origins && [...origins] };
  return withoutAbsent({ kind, address, ...more, attribution, maxZoom });
}

function paletteOf(colors: NonNullable<PackSite['colors']>) {
  const accents = accentsOf(colors);
  return {
    light: derivePalette(accents.light, 'light'),
    dark: derivePalette(accents.dark, 'dark'),
  };
}

function ownTexts({ about, accessibility, privacy }: PackSite): SiteTexts {
  return withoutAbsent({
    about: about && htmlOf(about),
    privacy: privacy?.text && htmlOf(privacy.text),
    accessibility: accessibility?.text && htmlOf(accessibility.text),
    controller: privacy?.controller,
    data_protection: privacy?.contact,
    complaints: privacy?.complaints,
  });
}

function embedsIn({ documents }: Pack): EmbedProvider[] {
  const types = new Set<string>(
    documents.flatMap(({ blocks }) => Object.values(blocks).map(({ type }) => type)),
  );
  return EMBED_PROVIDERS.filter((provider) => types.has(provider));
}

const htmlOf = (map: LanguageMap): LanguageMap =>
  Object.fromEntries(
    Object.entries(map).map(([language, text]) => [language, renderRichText(text)]),
  );

function onlyMuseum({ documents }: Pack): SiteProfile['museum'] {
  const [owner, ...others] = documents.filter((one) => one.kind === 'owner');
  return owner && others.length === 0 ? { slug: owner.slug, title: owner.title } : undefined;
}

/** Degrees around the outermost places: half a kilometre. */
const MARGIN = 0.005;
/** Content that lies further apart is a country's: the map opens on the countries. */
const MAX_HEIGHT = 8;
const MAX_WIDTH = 16;

/** Posts of a rebus are found on foot, not by the edge of the map. */
const PLACED = new Set(['article', 'group', 'owner']);

function mapView({ site, documents }: Pack): SiteProfile['map'] {
  if (site?.map) return site.map;
  const places = documents
    .filter(({ kind, status }) => PLACED.has(kind) && status === 'published')
    .flatMap((one) => ('location' in one && one.location ? [one.location] : []));
  if (places.length === 0) return undefined;
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  const area = {
    west: Math.min(...lngs) - MARGIN,
    south: Math.min(...lats) - MARGIN,
    east: Math.max(...lngs) + MARGIN,
    north: Math.max(...lats) + MARGIN,
  };
  const isWide = area.north - area.south > MAX_HEIGHT || area.east - area.west > MAX_WIDTH;
  return isWide ? undefined : area;
}

/** As the value is stored: JSON has no `undefined`. */
function withoutAbsent<T extends object>(value: T): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an absent key is undefined
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}
