/** Checks site.yaml: names of files and documents, colours, languages, texts. */
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { GROUND_COLOURS, PRODUCT_NAME } from '@varde/domain/constants';
import { msg } from '@varde/domain/message';
import type { PackSite } from '../pack.ts';
import { accentsOf, findColourProblem } from '../site-palette.ts';
import { checkMedia, checkTarget, reportAt, type CheckContext } from './check-context.ts';
import type { Probes } from './check-media.ts';
import { checkMarkdown } from './check-texts.ts';
import { BY_LANGUAGE } from './example-languages.ts';
import { placeInText } from './issue-log.ts';
import { SHORT_NAME_LENGTH } from './site-shape.ts';

const FILE = 'site.yaml';

export function checkSite(context: CheckContext): void {
  const { site } = context.pack;
  checkNamed(context);
  if (!site) return;
  checkQuotes(site, context);
  for (const key of ['logo', 'logo_dark', 'icon', 'social_image'] as const)
    checkMedia(site, key, site[key], 'image', context);
  checkColors(site, context);
  checkFront(site, context);
  checkSiteLanguages(site, context);
  checkShortName(site, context);
  const texts = [site.about, site.privacy?.text, site.accessibility?.text, site.front?.lead];
  for (const map of texts.filter((one) => one !== undefined))
    for (const [language, text] of Object.entries(map))
      checkMarkdown(text, context, (needle) =>
        placeInText(context.log, FILE, map, language, needle),
      );
}

/** A pack of one museum makes that museum's site, which has its name. */
function checkNamed({ pack: { site, meta, documents }, log }: CheckContext): void {
  const owners = documents.filter(({ kind }) => kind === 'owner');
  if (owners.length !== 1 || site?.name || (site && log.isWritten(site, 'name'))) return;
  log.add(log.place(site ?? meta) ?? { file: FILE }, {
    severity: 'warning',
    message: msg`The site has no name of its own: it is called ${PRODUCT_NAME}`,
    help: site
      ? msg`Write name: ${BY_LANGUAGE} in ${FILE}, with the name of the museum`
      : msg`Write a file ${FILE} with name: ${BY_LANGUAGE}, the name of the museum`,
  });
}

/** Those of word processors, which YAML takes for letters. */
const IN_QUOTES = /^[“”„«»‘’‚]([^“”„«»]+)[“”«»‘’]$/;

function checkQuotes({ name, short_name: shortName }: PackSite, { log }: CheckContext): void {
  for (const names of [name, shortName])
    for (const [language, written] of Object.entries(names ?? {})) {
      const plain = IN_QUOTES.exec(written)?.[1]?.trim();
      if (!plain) continue;
      reportAt(log, names ?? {}, language, {
        severity: 'warning',
        message: msg`The quotes around ${written} are shown as part of the name`,
        help: msg`Write ${language}: "${plain}"`,
      });
    }
}

const SCHEME_KEYS = { light: 'accent', dark: 'accent_dark' } as const;

function checkColors({ colors }: PackSite, { log }: CheckContext): void {
  if (!colors) return;
  const accents = accentsOf(colors);
  for (const scheme of ['light', 'dark'] as const) {
    const accent = accents[scheme];
    const problem = findColourProblem(accent, scheme);
    if (!problem) continue;
    const key = SCHEME_KEYS[scheme];
    const isLight = scheme === 'light';
    const { ground, ratio, needed, nearest } = problem;
    reportAt(log, colors, colors[key] === undefined ? 'accent' : key, {
      message: isLight
        ? msg`The colour ${accent} on the light ground ${ground} has a contrast of ${shown(ratio)}:1; ${needed}:1 is needed`
        : msg`The colour ${accent} on the dark ground ${ground} has a contrast of ${shown(ratio)}:1; ${needed}:1 is needed`,
      help: isLight
        ? msg`Write ${key}: "${nearest}", the nearest colour that stands out enough, or a darker one`
        : msg`Write ${key}: "${nearest}", the nearest colour that stands out enough, or a lighter one`,
    });
  }
}

/** Never rounded up to what is needed. */
const shown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

function checkFront({ front }: PackSite, context: CheckContext): void {
  if (!front) return;
  if (front.hero !== undefined)
    checkTarget(front, 'hero', front.hero, ['article', 'group', 'rebus', 'owner'], context);
  front.sections?.forEach((section, index, all) => {
    if (all.indexOf(section) === index) return;
    reportAt(context.log, all, index, {
      message: msg`The section ${section} is listed twice`,
      help: msg`Take one of them out`,
    });
  });
}

function checkSiteLanguages(site: PackSite, { pack, log }: CheckContext): void {
  const { languages, default_language: chosen } = site;
  if (languages && chosen !== undefined && !languages.includes(chosen))
    reportAt(log, site, 'default_language', {
      message: msg`The default language ${chosen} is not among the languages offered`,
      help: msg`Add it to languages:, or choose one of them`,
    });
  languages?.forEach((language, index) => {
    if (pack.meta.languages.includes(language)) return;
    reportAt(log, languages, index, {
      severity: 'warning',
      message: msg`The site offers ${language}, which is not a language of the pack`,
      help: msg`Translate the content and add the language to pack.yaml, or do not offer it`,
    });
  });
}

function checkShortName({ short_name: names }: PackSite, { log }: CheckContext): void {
  for (const [language, name] of Object.entries(names ?? {})) {
    if (name.length <= SHORT_NAME_LENGTH) continue;
    reportAt(log, names ?? {}, language, {
      severity: 'warning',
      message: msg`The short name "${name}" has ${name.length} characters; phones cut it after ${SHORT_NAME_LENGTH}`,
      help: msg`Write a shorter one: it stands below the icon of the installed site`,
    });
  }
}

/** The side of an icon in an installed site. */
const ICON_SIDE = 512;

export function checkSiteIcon({ pack: { site }, log }: CheckContext, probes: Probes): void {
  const probe = site?.icon === undefined ? undefined : probes.get(site.icon);
  if (!site || !probe?.width || !probe.height) return;
  const { width, height } = probe;
  if (width !== height)
    reportAt(log, site, 'icon', {
      severity: 'warning',
      message: msg`The icon is ${width} × ${height} pixels; its sides are cut to a square`,
      help: msg`Save a square picture with room around what it shows`,
    });
  else if (width < ICON_SIDE)
    reportAt(log, site, 'icon', {
      severity: 'warning',
      message: msg`The icon is ${width} × ${height} pixels; it looks blurred on a phone`,
      help: msg`Save one of ${ICON_SIDE} × ${ICON_SIDE} pixels or more`,
    });
}

/** Contrast ratio below which a part of a logo can hardly be seen. */
const VISIBLE = 2;
/** Part that is transparent around a figure; a badge, which has a field of its own, has less. */
const AROUND_FIGURE = 0.3;
/** Parts that must stand out, of a figure and of a badge with a thin figure. */
const SEEN = { figure: 0.4, badge: 0.01 } as const;
/** Pixels; enough to weigh what a logo consists of. */
const LOGO_SAMPLE = 100;

const UNSEEN = {
  light: {
    message: (name: string) =>
      msg`The logo ${name} is nearly as light as the page behind it, and can hardly be seen`,
    help: msg`Write logo: with a dark version, and logo_dark: with this one`,
  },
  dark: {
    message: (name: string) =>
      msg`The logo ${name} is nearly as dark as a dark page, and can hardly be seen there`,
    help: msg`Write logo_dark: with a light version`,
  },
} as const;

/** Logos that are as light or as dark as the page behind them, by their pixels. */
export async function checkLogos(
  folder: string,
  { pack: { site }, log }: CheckContext,
  probes: Probes,
): Promise<void> {
  if (!site) return;
  const { logo, logo_dark: dark = logo } = site;
  for (const [scheme, name] of [
    ['light', logo],
    ['dark', dark],
  ] as const) {
    if (name === undefined || !probes.has(name)) continue;
    if (await isSeen(join(folder, 'media', name), GROUND_COLOURS[scheme].surface)) continue;
    const { message, help } = UNSEEN[scheme];
    const key = name === logo ? 'logo' : 'logo_dark';
    reportAt(log, site, key, { severity: 'warning', message: message(name), help });
  }
}

async function isSeen(path: string, ground: string): Promise<boolean> {
  const pixels = await sharp(path)
    .resize({ width: LOGO_SAMPLE, height: LOGO_SAMPLE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  let [drawn, seen] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    drawn += alpha;
    const colour = { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
    if (alpha > 0 && wcagContrast(colour, ground) >= VISIBLE) seen += alpha;
  }
  const isFigure = drawn / (pixels.length / 4) / 255 < 1 - AROUND_FIGURE;
  return seen > drawn * SEEN[isFigure ? 'figure' : 'badge'];
}
