/** What Playwright's `expect` calls, and what it reports. */
import type { ExpectOptions, ExpectResult } from './in-page.ts';
import type { ScriptRunner } from './script-runner.ts';

export interface ExpectationOptions extends Omit<ExpectOptions, 'expression'> {
  readonly timeout: number;
  readonly signal?: unknown;
  readonly title?: unknown;
}
/** As `expect` wants it. */
export interface Expectation {
  readonly matches: boolean;
  readonly received?: { readonly value?: unknown };
  readonly log?: readonly string[];
  readonly timedOut?: boolean;
  readonly errorMessage?: string;
}
interface ExpectationInPage extends ExpectationOptions {
  readonly selector: string | undefined;
  readonly expression: string;
}

/**
 * Retries until the expectation holds or the time is over.
 * @param selector of an element; `undefined`: of the title or the URL
 */
export async function expectInPage(
  scripts: ScriptRunner,
  { timeout, signal: _signal, title: _title, selector, ...options }: ExpectationInPage,
): Promise<Expectation> {
  const { isNot } = options;
  const body = `(engine, { selector, options }) => engine.expect(selector, options)`;
  const deadline = Date.now() + timeout;
  let last: ExpectResult | undefined;
  do {
    try {
      const result = await scripts.retried(body, { selector, options }, deadline);
      last = result as ExpectResult | undefined;
    } catch (error) {
      return { matches: isNot, errorMessage: String(error) };
    }
    if (last && last.matches !== isNot) return { matches: !isNot };
  } while (Date.now() < deadline);
  return { matches: isNot, timedOut: true, ...observed(last, await scripts.shownUrl()) };
}

/** What a failed expectation reports. */
function observed(last: ExpectResult | undefined, url: string): Partial<Expectation> {
  const received = last?.isMissing === true ? undefined : last?.received;
  return { log: [`  at ${url}${foundText(last)}`], ...(received && { received }) };
}

function foundText(last: ExpectResult | undefined): string {
  if (!last) return ': the page does not respond';
  if (last.isMissing === true) return ': no element matches';
  return last.preview === undefined ? '' : `: found ${last.preview}`;
}
