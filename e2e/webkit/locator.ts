/** The part of Playwright's `Locator` that stories use. */
import { iso } from './playwright-internals.ts';
import type { ExpectationOptions } from './expectation.ts';
import type { Page } from './page.ts';
import {
  clickPoint,
  fillField,
  focus,
  isChecked,
  scrollTo,
  selectOption,
  type Point,
  type Use,
} from './in-page.ts';
import { WAIT_MS, type Waiting } from './script-runner.ts';

export interface TextOptions {
  readonly exact?: boolean;
}
export interface RoleOptions extends TextOptions {
  readonly name?: string | RegExp;
  readonly description?: string | RegExp;
  readonly level?: number;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly includeHidden?: boolean;
}
export interface LocatorOptions {
  readonly hasText?: string | RegExp;
  readonly hasNotText?: string | RegExp;
  readonly has?: Locator;
  readonly hasNot?: Locator;
  readonly visible?: boolean;
}
interface Clicking extends Waiting {
  readonly force?: boolean;
  readonly position?: Point;
}

const CLICKABLE = ['visible', 'enabled', 'stable', 'non-inert'];
const EDITABLE = ['visible', 'enabled', 'editable'];

export class Locator {
  /** Playwright's `expect` recognizes a locator by it. */
  readonly _apiName = 'Locator';
  readonly #of: Page;
  readonly selector: string;

  constructor(of: Page, selector: string) {
    this.#of = of;
    this.selector = selector;
  }

  page(): Page {
    return this.#of;
  }

  toString(): string {
    return iso.asLocator('javascript', this.selector);
  }

  locator(inner: string | Locator, options?: LocatorOptions): Locator {
    const step =
      typeof inner === 'string' ? inner : `internal:chain=${JSON.stringify(inner.selector)}`;
    return this.#then(step).filter(options);
  }

  getByRole(role: string, options?: RoleOptions): Locator {
    return this.#then(byRole(role, options));
  }

  getByText(text: string | RegExp, options?: TextOptions): Locator {
    return this.#then(byText('text', text, options));
  }

  getByLabel(text: string | RegExp, options?: TextOptions): Locator {
    return this.#then(byText('label', text, options));
  }

  getByPlaceholder(text: string | RegExp, options?: TextOptions): Locator {
    return this.#then(byPlaceholder(text, options));
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: LocatorOptions = {}): Locator {
    const steps = [
      ...(hasText === undefined ? [] : [`internal:has-text=${textOf(hasText)}`]),
      ...(hasNotText === undefined ? [] : [`internal:has-not-text=${textOf(hasNotText)}`]),
      ...(has ? [`internal:has=${JSON.stringify(has.selector)}`] : []),
      ...(hasNot ? [`internal:has-not=${JSON.stringify(hasNot.selector)}`] : []),
      ...(visible === undefined ? [] : [`visible=${visible}`]),
    ];
    return new Locator(this.#of, [this.selector, ...steps].join(' >> '));
  }

  and(other: Locator): Locator {
    return this.#then(`internal:and=${JSON.stringify(other.selector)}`);
  }

  or(other: Locator): Locator {
    return this.#then(`internal:or=${JSON.stringify(other.selector)}`);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  nth(index: number): Locator {
    return this.#then(`nth=${index}`);
  }

  async all(): Promise<Locator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  count(): Promise<number> {
    return this.evaluateAll((elements) => elements.length);
  }

  allTextContents(): Promise<string[]> {
    return this.evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ''));
  }

  allInnerTexts(): Promise<string[]> {
    return this.evaluateAll((elements) =>
      elements.map((element) => (element as HTMLElement).innerText),
    );
  }

  textContent(): Promise<string | null> {
    return this.evaluate((element) => element.textContent);
  }

  innerText(): Promise<string> {
    return this.evaluate((element) => (element as HTMLElement).innerText);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, one) => element.getAttribute(one), name);
  }

  inputValue(): Promise<string> {
    return this.evaluate((element) => (element as HTMLInputElement).value);
  }

  isVisible(): Promise<boolean> {
    return this.evaluateAll((elements) => elements.some((element) => element.checkVisibility()));
  }

  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  evaluate<A, T>(use: (element: Element, argument: A) => T, argument?: A): Promise<Awaited<T>> {
    return this.#of.evaluateOn(this, use, argument);
  }

  evaluateAll<A, T>(use: (elements: Element[], argument: A) => T, argument?: A): Promise<T> {
    return this.#of.evaluateOnAll(this, use, argument);
  }

  /** Usable as an argument of `evaluate`. */
  elementHandle(): Promise<unknown> {
    return this.evaluate((element) => element);
  }

  async click({ force = false, position, timeout = WAIT_MS }: Clicking = {}): Promise<void> {
    const argument = { isForced: force, ...(position && { position }) };
    const states = force ? [] : CLICKABLE;
    const deadline = Date.now() + timeout;
    for (;;) {
      const left = deadline - Date.now();
      const point = await this.#perform('click', states, clickPoint, argument, left);
      await this.#of.mouse.click(point.x, point.y);
      await this.#of.settled();
      const missed = await this.#of.missedTarget();
      if (missed === undefined) return;
      if (Date.now() > deadline)
        throw new Error(`${String(this)}.click: ${missed} intercepts pointer events`);
    }
  }

  async hover({ force = false, position, timeout }: Clicking = {}): Promise<void> {
    const argument = { isForced: force, ...(position && { position }) };
    const states = force ? [] : ['visible', 'stable'];
    const point = await this.#perform('hover', states, clickPoint, argument, timeout);
    await this.#of.mouse.move(point.x, point.y);
    // No click follows that would have to hit it.
    await this.#of.missedTarget();
  }

  async fill(text: string, { timeout }: Waiting = {}): Promise<void> {
    await this.#perform('fill', EDITABLE, fillField, text, timeout);
  }

  async clear(): Promise<void> {
    await this.fill('');
  }

  check(options?: Clicking): Promise<void> {
    return this.setChecked(true, options);
  }

  uncheck(options?: Clicking): Promise<void> {
    return this.setChecked(false, options);
  }

  async setChecked(checked: boolean, options?: Clicking): Promise<void> {
    const isNow = () => this.#perform('check', [], isChecked, undefined, options?.timeout);
    if ((await isNow()) === checked) return;
    await this.click(options);
    if ((await isNow()) !== checked) throw new Error(`A click does not change ${String(this)}.`);
  }

  selectOption(value: string | { label?: string; value?: string }): Promise<readonly string[]> {
    const options = [typeof value === 'string' ? { valueOrLabel: value } : value];
    return this.#perform('selectOption', ['visible', 'enabled'], selectOption, options);
  }

  async focus(): Promise<void> {
    await this.#perform('focus', [], focus, undefined);
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.#of.keyboard.press(key);
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.#of.keyboard.type(text);
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.#perform('scroll', ['stable'], scrollTo, undefined);
  }

  async waitFor({ state = 'visible', timeout }: { state?: string; timeout?: number } = {}) {
    const options = { isNot: false, timeout: timeout ?? 0 };
    const { matches } = await this._expect(`to.be.${state}`, options);
    if (!matches) throw new Error(`${String(this)} does not become ${state}.`);
  }

  /** Called by Playwright's `expect`. */
  _expect(expression: string, options: ExpectationOptions) {
    return this.#of.expectOf(this.selector, expression, options);
  }

  #perform<A, T>(
    action: string,
    states: readonly string[],
    use: Use<A, T>,
    argument: A,
    timeout?: number,
  ): Promise<T> {
    return this.#of.perform({ action, locator: this, states, timeout }, use, argument);
  }

  #then(step: string): Locator {
    return new Locator(this.#of, this.selector === '' ? step : `${this.selector} >> ${step}`);
  }
}

export function byRole(role: string, { exact = false, ...options }: RoleOptions = {}): string {
  const { includeHidden, name, description, ...states } = options;
  const named = Object.entries({ name, description }).filter(([, value]) => value !== undefined);
  const attributes = [
    ...Object.entries({ ...states, 'include-hidden': includeHidden })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `[${key}=${String(value)}]`),
    ...named.map(
      ([key, value]) => `[${key}=${iso.escapeForAttributeSelector(value ?? '', exact)}]`,
    ),
  ];
  return `internal:role=${role}${attributes.join('')}`;
}

export function byText(
  kind: 'text' | 'label',
  text: string | RegExp,
  { exact = false }: TextOptions = {},
): string {
  return `internal:${kind}=${iso.escapeForTextSelector(text, exact)}`;
}

export function byPlaceholder(text: string | RegExp, { exact = false }: TextOptions = {}): string {
  return `internal:attr=[placeholder=${iso.escapeForAttributeSelector(text, exact)}]`;
}

const textOf = (text: string | RegExp) => iso.escapeForTextSelector(text, false);
