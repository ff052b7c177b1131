/** Shape of site.yaml: the name, looks and texts of a museum's own site. All of it is optional. */
import { msg } from '@varde/domain/message';
import { BASEMAP_ZOOM_LIMIT, isBasemapUrl, isOrigin, tilesKind } from '@varde/domain/basemap';
import { FRONT_SECTIONS } from '@varde/domain/site-profile';
import { phone } from './detail-shapes.ts';
import { colourFrom, emailFrom } from './guess.ts';
import { checked, fields, list, optional, required, type Shape } from './shape.ts';
import {
  accepted,
  byLanguage,
  choice,
  id,
  integer,
  LANGUAGE_KEYS,
  line,
  mediaName,
  notes,
  number,
  pattern,
  position,
  webUrl,
} from './scalar-shapes.ts';

/** Longer names are cut below the icon of an installed site. */
export const SHORT_NAME_LENGTH = 12;
const MAX_NAME = 60;

const lines = byLanguage(line);
const name = byLanguage(
  accepted(
    msg`a name of at most ${MAX_NAME} characters on one line`,
    (value) => value !== '' && value.length <= MAX_NAME && !value.includes('\n'),
  ),
);

const lowerCase = (shape: Shape<string>): Shape<string> => ({
  ...shape,
  read: (node, reading) => shape.read(node, reading)?.toLowerCase(),
});
const colour = lowerCase(
  pattern(
    msg`a colour as "#" and six digits or letters a-f in quotes: "#8a1f2d"`,
    /^#[0-9a-f]{6}$/i,
    colourFrom,
  ),
);

const emailAddress = pattern(
  msg`an email address such as post@museum.no`,
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  emailFrom,
);

const reach = {
  email: optional(emailAddress),
  phone: optional(phone),
  url: optional(webUrl),
};

const language = choice(LANGUAGE_KEYS);

const tileUrl = accepted(
  msg`a URL with {z}, {x} and {y}, or of a .pmtiles archive`,
  (value) => tilesKind(value) !== undefined,
);
const styleUrl = accepted(msg`the URL of a MapLibre style`, isBasemapUrl);

const basemap = checked(
  fields(msg`tiles: or style:, and attribution:`, {
    tiles: optional(tileUrl),
    style: optional(styleUrl),
    /** For dark screens. */
    style_dark: optional(styleUrl),
    /** Of the style's tiles, glyphs and sprites. */
    origins: optional(list(accepted(msg`a host such as https://tiles.example`, isOrigin))),
    /** With links as `[text](https://…)`. */
    attribution: required(line),
    max_zoom: optional(integer(msg`a whole number from 1 to 24`, 1, BASEMAP_ZOOM_LIMIT)),
  }),
  ({ tiles, style }) => (tiles === undefined) !== (style === undefined),
  msg`either tiles: or style:, and attribution:`,
);

const mapView = fields(msg`center: and zoom:`, {
  center: required(position),
  zoom: required(number(msg`a number from 3 (a country) to 18 (a house)`, 3, 18)),
});

export const site = fields(msg`the keys of site.yaml`, {
  name: optional(name),
  short_name: optional(lines),
  logo: optional(mediaName),
  logo_dark: optional(mediaName),
  /** Square, 512 pixels or more. */
  icon: optional(mediaName),
  social_image: optional(mediaName),
  colors: optional(
    fields(msg`accent: and, for dark screens, accent_dark:`, {
      accent: required(colour),
      accent_dark: optional(colour),
    }),
  ),
  front: optional(
    fields(msg`heading:, lead:, sections: and hero:`, {
      heading: optional(lines),
      lead: optional(notes),
      sections: optional(list(choice(FRONT_SECTIONS))),
      /** Shown large on top. */
      hero: optional(id),
    }),
  ),
  about: optional(notes),
  contact: optional(
    fields(msg`email:, phone:, url: and address:`, { ...reach, address: optional(line) }),
  ),
  privacy: optional(
    fields(msg`controller:, contact:, complaints: and text:`, {
      /** Who decides over the personal data: the museum's legal name. */
      controller: optional(
        fields(msg`a controller with name:`, {
          name: required(line),
          address: optional(line),
          ...reach,
        }),
      ),
      /** Who answers questions about personal data. */
      contact: optional(
        fields(msg`name:, email:, phone: and url:`, { name: optional(line), ...reach }),
      ),
      /** Whose data protection authority takes complaints. */
      complaints: optional(choice(['no', 'se'])),
      text: optional(notes),
    }),
  ),
  accessibility: optional(
    fields(msg`text: or url:`, { text: optional(notes), url: optional(webUrl) }),
  ),
  social: optional(list(webUrl)),
  /** Offered to visitors. */
  languages: optional(list(language)),
  default_language: optional(language),
  map: optional(mapView),
  /** In place of the bundled one, unless the deployment has another. */
  basemap: optional(basemap),
});
