/** Which supported browsers lack a feature, by MDN's data; features are named by their MDN key. */
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
} from '@mdn/browser-compat-data';
import { compareVersions, oldestVersions } from '../apps/web/vite/supported-browsers.ts';

/** MDN's names: phones have Chrome and Firefox in the versions of desktops. */
const MDN_NAMES: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

/** Not imported: the test runner would compile 20 MB of JSON. */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData & Identifier;

export type Versions = ReadonlyMap<string, string>;

export interface Support {
  /** The browsers that lack a feature in their oldest supported version, with that version. */
  lacking(key: string): readonly string[];
}

/** @param versions oldest supported versions, in browserslist's names; default: the site's */
export function browserSupport(versions: Versions = oldestVersions()): Support {
  const browsers = [...versions].flatMap(([name, version]) =>
    mdnNames(name).map((browser) => ({ browser, version })),
  );
  const known = new Map<string, readonly string[]>();
  return {
    lacking(key) {
      let lacking = known.get(key);
      if (!lacking) {
        const compat = compatAt(key);
        if (!compat) throw new Error(`MDN's data has no feature '${key}'.`);
        lacking = browsers
          .filter(({ browser, version }) => !isSupported(compat, browser, version))
          .map(({ browser, version }) => `${browser} ${version}`);
        known.set(key, lacking);
      }
      return lacking;
    },
  };
}

function mdnNames(name: string): readonly BrowserName[] {
  const names = MDN_NAMES[name];
  if (!names) throw new Error(`The check knows no data about the browser '${name}'.`);
  return names;
}

/**
 * Behind a flag or a prefix counts as missing. Support in part counts as support: the data do not
 * say by name which part is missing.
 */
function isSupported({ support }: CompatStatement, browser: BrowserName, version: string): boolean {
  const statements = [support[browser] ?? []].flat();
  return statements.some((statement) => {
    const { version_added: added, version_removed: removed } = statement;
    const isWhole = !statement.flags && !statement.prefix && !statement.alternative_name;
    return isWhole && isUpTo(added, version) && !isUpTo(removed, version);
  });
}

function isUpTo(added: string | false | undefined, version: string): boolean {
  if (!added || added === 'preview') return false;
  return compareVersions(added.replace('≤', ''), version) <= 0;
}

/** The node of MDN's data at a key. */
function nodeAt(key: string): Identifier | undefined {
  let at: Identifier | undefined = data;
  for (const part of key.split('.')) at = at?.[part];
  return at;
}

// oxlint-disable-next-line no-underscore-dangle -- MDN's name
const compatAt = (key: string): CompatStatement | undefined => nodeAt(key)?.__compat;

export const isFeature = (key: string): boolean => compatAt(key) !== undefined;

/** Names of the features directly below a key. */
export function featuresIn(key: string): readonly string[] {
  return Object.keys(nodeAt(key) ?? {}).filter(
    (name) => name !== '__compat' && isFeature(`${key}.${name}`),
  );
}

/** First day of the release of a browser's version, in browserslist's names. */
export function releaseDate(name: string, version: string): string | undefined {
  const [browser] = mdnNames(name);
  const releases = browser ? data.browsers[browser].releases : {};
  return (releases[version] ?? releases[`${version}.0`])?.release_date;
}
