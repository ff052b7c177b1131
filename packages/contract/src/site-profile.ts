/** How a museum's own site presents itself (`site.yaml` of a pack, docs/content-packs.md). */
import Type from 'typebox';
import { EMBED_PROVIDERS } from '@varde/domain/embeds';
import { FRONT_SECTIONS, PALETTE_TOKENS } from '@varde/domain/site-profile';
import { Id, LanguageMap, LatLng } from './common.ts';

const SiteImage = Type.Object({
  image_url: Type.String({ description: 'Takes ?dimension=WxH' }),
  dimension: Type.String({ pattern: '^\\d+x\\d+$' }),
});

const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });
export const SitePalette = Type.Record(Type.Enum([...PALETTE_TOKENS]), Colour);

const Area = Type.Object(
  { west: Type.Number(), south: Type.Number(), east: Type.Number(), north: Type.Number() },
  { description: 'WGS 84 degrees' },
);

const Basemap = Type.Object({
  kind: Type.Enum(['vector', 'raster', 'style']),
  address: Type.String(),
  darkAddress: Type.Optional(Type.String()),
  origins: Type.Optional(Type.Array(Type.String())),
  attribution: Type.String(),
  maxZoom: Type.Integer(),
});

const optionalTexts = Type.Optional(LanguageMap);
const Reach = {
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
};

/** What every page needs. What is absent is the product's own. */
export const SiteProfile = Type.Object({
  name: optionalTexts,
  short_name: Type.Optional({
    ...LanguageMap,
    description: 'Beside the icon of an installed site',
  }),
  logo: Type.Optional(Type.Object({ light: SiteImage, dark: Type.Optional(SiteImage) })),
  icon: Type.Optional(SiteImage),
  social_image: Type.Optional(SiteImage),
  colors: Type.Optional(Type.Object({ light: SitePalette, dark: SitePalette })),
  front: Type.Optional(
    Type.Object({
      heading: optionalTexts,
      lead: optionalTexts,
      sections: Type.Optional(Type.Array(Type.Enum([...FRONT_SECTIONS]))),
      hero: Type.Optional(Id),
    }),
  ),
  contact: Type.Optional(Type.Object({ ...Reach, address: Type.Optional(Type.String()) })),
  social: Type.Optional(Type.Array(Type.String({ description: 'URLs of profiles elsewhere' }))),
  languages: Type.Optional(Type.Array(Type.String(), { description: 'Offered to visitors' })),
  default_language: Type.Optional(Type.String()),
  accessibility: Type.Optional(
    Type.String({ description: 'URL of the accessibility statement elsewhere' }),
  ),
  map: Type.Optional(
    Type.Union([Type.Object({ center: LatLng, zoom: Type.Number() }), Area], {
      description: 'Where the map opens: as chosen, or around the content',
    }),
  ),
  basemap: Type.Optional(Basemap),
  museum: Type.Optional(
    Type.Object(
      { slug: Type.String(), title: LanguageMap },
      { description: 'The only museum of this site' },
    ),
  ),
});

/** What only the pages about the site need. Texts are HTML. */
export const SiteTexts = Type.Object({
  about: optionalTexts,
  privacy: optionalTexts,
  accessibility: optionalTexts,
  controller: Type.Optional(
    Type.Object({ name: Type.String(), address: Type.Optional(Type.String()), ...Reach }),
  ),
  data_protection: Type.Optional(Type.Object({ ...Reach, name: Type.Optional(Type.String()) })),
  complaints: Type.Optional(
    Type.Enum(['no', 'se'], { description: 'Whose data protection authority takes complaints' }),
  ),
  embeds: Type.Optional(
    Type.Array(Type.Enum([...EMBED_PROVIDERS]), { description: 'Embedded by its documents' }),
  ),
});

export const Site = Type.Object({ profile: SiteProfile, texts: SiteTexts });

export type SiteImage = Type.Static<typeof SiteImage>;
export type SitePalette = Readonly<Record<(typeof PALETTE_TOKENS)[number], string>>;
export type SiteProfile = Type.Static<typeof SiteProfile>;
export type SiteTexts = Type.Static<typeof SiteTexts>;
export type Site = Type.Static<typeof Site>;
