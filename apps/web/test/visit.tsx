/**
 * Visits pages without a browser: the site's own routes, loaders and components, rendered in
 * happy-dom, with a real server. Nothing is laid out: style sheets, sizes and positions on the
 * screen, maps, models and players are for the browser stories (e2e/stories).
 */
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { format } from 'node:util';
import { RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { DetachedWindowAPI } from 'happy-dom';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { inject, vi } from 'vitest';
import type { PublicSite } from '#browser/site.ts';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

const PROJECT = path.join(import.meta.dirname, '../../..');

let root: Root | undefined;

export interface Visit {
  readonly user: UserEvent;
  /** Queries in the main landmark. */
  readonly main: ReturnType<typeof within>;
}

/**
 * Loads a page; browser storage and cookies remain, as in a browser.
 * @param site the server's configuration. Default: without sign-in and analytics
 */
export async function visit(url: string, site: Partial<PublicSite> = {}): Promise<Visit> {
  unmount();
  // Every page load evaluates the site's modules again.
  vi.resetModules();
  const server = inject('server');
  window.happyDOM.setURL(new URL(url, server).href);
  // Which the router would take for its own of an earlier visit.
  history.replaceState(null, '');
  const [{ receiveSite }, { getRouter }] = await Promise.all([
    import('#browser/site.ts'),
    import('#router.tsx'),
  ]);
  receiveSite({
    origin: server,
    environment: 'local',
    profile: {},
    otherEnvironments: [],
    apiKey: 'varde-local',
    contact: undefined,
    ...site,
  });
  const router = await getRouter();
  await router.load();
  root = createRoot(document);
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await waitFor(() => {
    if (document.documentElement.dataset['hydrated'] !== 'true') throw new Error('not rendered');
  });
  return { user: userEvent.setup(), main: within(screen.getByRole('main')) };
}

/** What the page tells search engines. */
export const structuredData = (): unknown[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
    JSON.parse(script.textContent),
  );

/** Path, query and hash of the page. */
export const currentUrl = (): string => location.pathname + location.search + location.hash;

/**
 * Leaves the site, and removes what the visitor has stored. @throws if React or the site has logged
 * an error that the test does not expect
 */
export function leaveSite(): void {
  unmount();
  respond = [];
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
}

function unmount(): void {
  root?.unmount();
  root = undefined;
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
}

let errors: string[] = [];
let expected: RegExp[] = [];

/** React's warnings and logged errors fail the test, except these. */
export function expectErrors(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

export function watchConsole(): void {
  errors = [];
  // An element that happy-dom does not know.
  expected = [/The tag <search> is unrecognized/];
  vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(format(...args)));
}

type Respond = (url: string, send: () => Promise<Response>, init: RequestInit) => Promise<Response>;
let respond: (readonly [RegExp, Respond])[] = [];

/**
 * Requests of URLs that match get another response, until the end of the test or `stop`. Several
 * can apply to a request, the latest first.
 */
export function interceptRequests(urls: RegExp, response: Respond): { stop(): void } {
  const entry = [urls, response] as const;
  respond = [...respond, entry];
  return { stop: () => void (respond = respond.filter((one) => one !== entry)) };
}

/** As if the server could not answer them. */
export const failRequests = (urls: RegExp, status = 500): { stop(): void } =>
  interceptRequests(urls, () => Promise.resolve(Response.json({}, { status })));

/** Holds requests back until the returned function is called. */
export function delayRequests(urls: RegExp): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  interceptRequests(urls, (_, send) => promise.then(send));
  return resolve;
}

/** Collects the URLs that the page requests from now on. */
export function requestsOf(urls: RegExp): string[] {
  const requested: string[] = [];
  interceptRequests(urls, (url, send) => {
    requested.push(url);
    return send();
  });
  return requested;
}

/** The device has no network until the returned function is called. */
export function loseNetwork(): () => void {
  const failed = interceptRequests(/./, () => Promise.reject(new TypeError('Failed to fetch')));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  return () => {
    failed.stop();
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
  };
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations that axe finds on the page, of rules that need no style sheet. */
export async function accessibilityViolations(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: WCAG },
    // A style sheet hides one of two headers.
    rules: {
      'color-contrast': { enabled: false },
      'landmark-no-duplicate-banner': { enabled: false },
      'landmark-unique': { enabled: false },
    },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Browsers fire `close` in a task of its own, happy-dom before `close()` returns. */
export function closeDialogsLater(): void {
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.removeAttribute('open');
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

const NOT_RENDERED = 'dialog:not([open]), [hidden], head, script, style, template';

/**
 * happy-dom looks for style sheets, of which there are none, at each reading of a property: a sixth
 * of the time of all tests. The style of an element is that of its tag and its attributes.
 */
export function ignoreStyleSheets(): void {
  window.getComputedStyle = (element) => {
    const { style } = element as HTMLElement;
    const values: Readonly<Record<string, string>> = {
      display: element.matches(NOT_RENDERED) ? 'none' : style.display || 'block',
      visibility: inheritedVisibility(element),
    };
    return Object.create(style, {
      display: { value: values['display'] },
      visibility: { value: values['visibility'] },
      getPropertyValue: { value: (name: string) => values[name] ?? style.getPropertyValue(name) },
    }) as CSSStyleDeclaration;
  };
}

const inheritedVisibility = (element: Element): string =>
  element.closest<HTMLElement>('[style*=visibility]')?.style.visibility || 'visible';

/** Requests of the site's own files are read from the source, all others sent to the server. */
export function serveSources(): void {
  // A kept connection may be closed by the server as a request is sent, which happy-dom reports.
  http.globalAgent = new http.Agent({ keepAlive: false });
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { href, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = pathname.startsWith('/apps/web/')
      ? async () => new Response(await readFile(path.join(PROJECT, pathname)))
      : () => send(input, init);
    const response = respond.reduce<() => Promise<Response>>(
      (next, [urls, intercept]) =>
        urls.test(href) ? () => intercept(href, next, init ?? {}) : next,
      answer,
    );
    return response();
  };
}
