/**
 * The parts of Playwright that its public API does not offer: its script for pages, which finds
 * elements and checks expectations, and its matching of URLs. The version is pinned; an upgrade that
 * moves them fails here.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

const require = createRequire(import.meta.url);
const BUNDLE = 'playwright-core/lib/coreBundle';

export const { iso } = require(BUNDLE) as {
  iso: {
    urlMatches: (baseURL: string, url: string, match: unknown) => boolean;
    escapeForTextSelector: (text: string | RegExp, isExact: boolean) => string;
    escapeForAttributeSelector: (value: string | RegExp, isExact: boolean) => string;
    asLocator: (language: 'javascript', selector: string) => string;
  };
};

const OPTIONS = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 0,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
};

/** An expression that creates Playwright's `InjectedScript` in a page. */
export function injectedScript(): string {
  const literal = /^\s*source\d+ = ('.*InjectedScript: \(\) => InjectedScript.*');$/m.exec(
    readFileSync(require.resolve(BUNDLE), 'utf8'),
  )?.[1];
  if (literal === undefined) throw new Error(`${BUNDLE} has no script for pages.`);
  const source = runInNewContext(literal) as string;
  return `(() => {
    const module = {};
    ${source}
    return new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(OPTIONS)});
  })()`;
}
