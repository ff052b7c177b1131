/**
 * The supported browsers: `browserslist` in package.json, from which the build's target, the check
 * of the built site (tools/check-browsers.ts) and docs/browsers.md follow.
 */
import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';

/** Browsers that Vite knows as targets; Samsung Internet is as old as the Chromium in it. */
const TARGETS: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest supported version by browser, in browserslist's names (`ios_saf` → `17.4`). */
export function oldestVersions(): ReadonlyMap<string, string> {
  const oldest = new Map<string, string>();
  const folder = fileURLToPath(new URL('..', import.meta.url));
  for (const entry of browserslist(undefined, { path: folder })) {
    const [browser = '', versions = ''] = entry.split(' ');
    const [version = ''] = versions.split('-');
    const known = oldest.get(browser);
    if (known === undefined || compareVersions(version, known) < 0) oldest.set(browser, version);
  }
  return oldest;
}

/** Target of Vite, such as `safari17.4`. */
export function buildTarget(): string[] {
  return [...oldestVersions()].flatMap(([browser, version]) => {
    const target = TARGETS[browser];
    return target ? [target + version] : [];
  });
}

export function compareVersions(a: string, b: string): number {
  const [one = [], two = []] = [a, b].map((version) => version.split('.').map(Number));
  const differences = (one.length > two.length ? one : two).map(
    (_part, index) => (one[index] ?? 0) - (two[index] ?? 0),
  );
  return differences.find((difference) => difference !== 0) ?? 0;
}
