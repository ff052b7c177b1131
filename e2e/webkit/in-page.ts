/** Functions that run in the page; each is sent as source text and uses nothing around it. */

/** What we use of Playwright's script for pages. */
export interface InjectedScript {
  parseSelector: (selector: string) => unknown;
  querySelectorAll: (selector: unknown, root: Node) => Element[];
  strictModeViolationError: (selector: unknown, matches: Element[]) => Error;
  checkElementStates: (
    node: Element,
    states: readonly string[],
    isFrameVisible: boolean,
  ) => Promise<string | { missingState: string } | undefined>;
  elementState: (node: Element, state: string, isFrameVisible: boolean) => { matches: boolean };
  /** Stops the events of a mouse that hit something else; a text names what covers the point. */
  setupHitTargetInterceptor: (
    node: Element,
    action: 'mouse',
    point: Point,
    blocksAll: false,
  ) => HitTarget | string;
  /** Where `clickPoint` leaves the check of the click that follows. */
  clickTarget?: HitTarget;
  expect: (
    element: Element | undefined,
    options: ExpectOptions,
    elements: Element[],
    isFrameVisible: boolean,
  ) => Promise<ExpectResult>;
  fill: (node: Element, value: string) => string;
  selectOptions: (node: Element, options: readonly object[]) => string | string[];
  focusNode: (node: Element) => string;
  previewNode: (node: Node) => string;
  utils: { isElementVisible: (element: Element) => boolean };
  _ariaSnapshotForExpect: () => undefined;
}

interface HitTarget {
  /** @returns what was hit, or `done` if it was the element */
  stop: () => 'done' | { readonly hitTargetDescription: string };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ExpectOptions {
  readonly expression: string;
  readonly isNot: boolean;
  readonly expectedNumber?: number;
  readonly expectedText?: readonly object[];
}

export interface ExpectResult {
  readonly matches: boolean;
  readonly received?: { readonly value?: unknown };
  readonly isMissing?: boolean;
  readonly preview?: string;
}

/** The result of a function, or why the page is not ready for it yet. */
export type Attempt<T> = { readonly value: T } | { readonly notYet: string };

/** @param tries before this one */
export type Use<A, T> = (
  element: Element,
  argument: A,
  injected: InjectedScript,
  tries: number,
) => Attempt<T> | Promise<Attempt<T>>;

export interface Engine {
  readonly injected: InjectedScript;
  /** Elements that match now. */
  all: (selector: string) => Element[];
  /** Retries for a while until one element matches, has the states, and `use` returns a value. */
  withElement: <A, T>(
    target: { readonly selector: string; readonly states: readonly string[] },
    use: Use<A, T>,
    argument: A,
  ) => Promise<Attempt<T>>;
  /** Retries for a while until the expectation holds. */
  expect: (selector: string | undefined, options: ExpectOptions) => Promise<ExpectResult>;
}

/** Waits in the page, so that a wait needs few commands. */
export function createEngine(injected: InjectedScript): Engine {
  /** Commands are short, so that a page that navigates or a story that times out is noticed. */
  const COMMAND_MS = 500;
  const POLL_MS = 40;
  // Costs much in long pages and is shown by no report of ours.
  injected._ariaSnapshotForExpect = () => undefined;
  const wait = globalThis.setTimeout.bind(globalThis);
  const all = (selector: string) =>
    injected.querySelectorAll(injected.parseSelector(selector), document);

  const strictly = (selector: string): Element | undefined => {
    const elements = all(selector);
    if (elements.length > 1)
      throw injected.strictModeViolationError(injected.parseSelector(selector), elements);
    return elements[0];
  };

  const retry = async <T>(
    attempt: (tries: number) => Promise<T>,
    isDone: (result: T) => boolean,
  ) => {
    const end = performance.now() + COMMAND_MS;
    for (let tries = 0; ; tries += 1) {
      const result = await attempt(tries);
      if (isDone(result) || performance.now() > end) return result;
      await new Promise((resolve) => wait(resolve, POLL_MS));
    }
  };

  const withElement: Engine['withElement'] = ({ selector, states }, use, argument) =>
    retry(
      async (tries) => {
        const element = strictly(selector);
        if (!element) return { notYet: 'no element matches' };
        const missing = await injected.checkElementStates(element, states, true);
        if (missing === undefined) return use(element, argument, injected, tries);
        return {
          notYet: typeof missing === 'string' ? missing : `element is not ${missing.missingState}`,
        };
      },
      (result) => 'value' in result,
    );

  /** As Playwright does for an element that is not there. */
  const withoutElement = ({ expression, isNot }: ExpectOptions): ExpectResult => {
    const absent = ['to.be.hidden', 'to.be.detached'];
    const present = ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'];
    if (!isNot && absent.includes(expression)) return { matches: true };
    if (isNot && present.includes(expression)) return { matches: false };
    return { matches: isNot, isMissing: true };
  };

  const expectNow = async (
    selector: string | undefined,
    options: ExpectOptions,
  ): Promise<ExpectResult> => {
    const isList = options.expression === 'to.have.count' || options.expression.endsWith('.array');
    if (isList) return injected.expect(undefined, options, all(selector ?? ':root'), true);
    const element = strictly(selector ?? ':root');
    if (!element) return withoutElement(options);
    const result = await injected.expect(element, options, [element], true);
    return { ...result, preview: injected.previewNode(element) };
  };

  return {
    injected,
    all,
    withElement,
    expect: (selector, options) =>
      retry(
        () => expectNow(selector, options),
        ({ matches }) => matches !== options.isNot,
      ),
  };
}

/** Scrolls to the element and returns where a click hits it. */
export function clickPoint(
  element: Element,
  { isForced, position }: { isForced: boolean; position?: Point },
  injected: InjectedScript,
  tries: number,
): Attempt<Point> {
  // Something fixed may cover the element at one edge of the viewport, as Playwright expects.
  const block = (['end', 'center', 'start'] as const)[(tries - 1) % 4];
  if (block) element.scrollIntoView({ block, inline: block, behavior: 'instant' });
  else (element as Element & { scrollIntoViewIfNeeded: () => void }).scrollIntoViewIfNeeded();
  const box = element.getBoundingClientRect();
  const [area] = [...element.getClientRects()].filter(({ width, height }) => width * height > 0.99);
  if (!area) return { notYet: 'element has no area' };
  const left = Math.max(area.left, 0);
  const top = Math.max(area.top, 0);
  const right = Math.min(area.right, innerWidth);
  const bottom = Math.min(area.bottom, innerHeight);
  const point = position
    ? { x: box.left + position.x, y: box.top + position.y }
    : { x: (left + right) / 2, y: (top + bottom) / 2 };
  if (isForced) return { value: point };
  if (right <= left || bottom <= top) return { notYet: 'element is outside of the viewport' };
  const target = injected.setupHitTargetInterceptor(element, 'mouse', point, false);
  if (typeof target === 'string') return { notYet: `${target} intercepts pointer events` };
  injected.clickTarget = target;
  return { value: point };
}

/** @returns what the click hit instead of its element, which may have moved or been replaced */
export function missedTarget({ injected }: Engine): string | undefined {
  const hit = injected.clickTarget?.stop();
  delete injected.clickTarget;
  return typeof hit === 'object' ? hit.hitTargetDescription : undefined;
}

/** Replaces the text of a field, with the events of typing. */
export function fillField(
  element: Element,
  text: string,
  injected: InjectedScript,
): Attempt<boolean> {
  // The text is selected then; an empty text deletes it.
  if (injected.fill(element, text) === 'needsinput')
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  return { value: true };
}

export function selectOption(
  element: Element,
  options: readonly object[],
  injected: InjectedScript,
): Attempt<readonly string[]> {
  const result = injected.selectOptions(element, options);
  return typeof result === 'string' ? { notYet: result } : { value: result };
}

export function isChecked(
  element: Element,
  _: undefined,
  injected: InjectedScript,
): Attempt<boolean> {
  return { value: injected.elementState(element, 'checked', true).matches };
}

export function focus(element: Element, _: undefined, injected: InjectedScript): Attempt<boolean> {
  injected.focusNode(element);
  return { value: true };
}

export function scrollTo(element: Element): Attempt<boolean> {
  (element as Element & { scrollIntoViewIfNeeded: () => void }).scrollIntoViewIfNeeded();
  return { value: true };
}
