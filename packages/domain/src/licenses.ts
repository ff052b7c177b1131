/** Licences of texts and media in normalised form (specification §3.1). */

export const LICENSES = [
  'cc0',
  'pdm',
  'by',
  'by-sa',
  'by-nc',
  'by-nc-sa',
  'by-nd',
  'by-nc-nd',
  'copyright',
] as const;

export type License = (typeof LICENSES)[number];

const DEFAULT_VERSION = '4.0';

/** URL of the licence's text; `undefined` when all rights are reserved. */
export function licenseUrl(license: License, version = DEFAULT_VERSION): string | undefined {
  if (license === 'copyright') return undefined;
  const root = 'https://creativecommons.org';
  if (license === 'cc0') return `${root}/publicdomain/zero/1.0/`;
  if (license === 'pdm') return `${root}/publicdomain/mark/1.0/`;
  return `${root}/licenses/${license}/${version}/`;
}

/** Short name for a credit line: `CC BY-SA 4.0`; `undefined` for `copyright`. */
export function licenseName(license: License, version = DEFAULT_VERSION): string | undefined {
  if (license === 'copyright') return undefined;
  if (license === 'cc0') return 'CC0 1.0';
  if (license === 'pdm') return 'Public Domain Mark 1.0';
  return `CC ${license.toUpperCase()} ${version}`;
}
