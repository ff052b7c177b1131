/** The script that the proxy adds to every document, before the page's own. */
import { createHash } from 'node:crypto';

/** Answered by the proxy, on any origin. */
export const REPORT_PATH = '/--story-report';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy?: number | undefined;
}

/** What a page finds in its browser. */
export interface Surroundings {
  readonly locale: string;
  /** `undefined` when the visitor allows no position. */
  readonly position: Position | undefined;
  readonly hasServiceWorkers: boolean;
}

/** An error that the page reported. */
export interface PageReport {
  readonly type: 'console' | 'pageerror';
  readonly text: string;
}

/** Global of the script in the page. */
export interface StoryGlobals {
  readonly __story: {
    setPosition: (position: Position | undefined) => void;
    setOnline: (isOnline: boolean) => void;
    /** Whether a navigation to another document has started. */
    isLeaving: () => boolean;
  };
}

/** Runs in the page. */
function prepare({ locale, position, hasServiceWorkers }: Surroundings, reportPath: string): void {
  // Requests that a navigation aborts fail, which no visitor notices.
  let isLeaving = false;
  const report = (type: string, text: string) => {
    if (isLeaving) return;
    const request = new XMLHttpRequest();
    // Synchronous: the page may be left in the same task.
    request.open('POST', reportPath, false);
    request.send(JSON.stringify({ type, text }));
  };
  const textOf = (value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);

  const logError = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    logError(...values);
    report('console', values.map(textOf).join(' '));
  };
  addEventListener('error', ({ message, error }) => {
    report('pageerror', error instanceof Error ? error.message : message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    report('pageerror', reason instanceof Error ? reason.message : String(reason));
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    report('console', `Refused by "${violatedDirective}": ${blockedURI}`);
  });

  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  // Earlier than `beforeunload`, for `settled`.
  addEventListener('submit', (event) => (isLeaving ||= !event.defaultPrevented));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    const isSamePage = link.href.startsWith(`${location.href.replace(/#.*/, '')}#`);
    const opensElsewhere = link.target !== '' || link.hasAttribute('download');
    isLeaving ||= link.protocol.startsWith('http') && !isSamePage && !opensElsewhere;
  });

  Object.defineProperty(navigator, 'language', { get: () => locale });
  Object.defineProperty(navigator, 'languages', { get: () => [locale] });
  if (!hasServiceWorkers && 'serviceWorker' in navigator)
    navigator.serviceWorker.register = () => new Promise(() => undefined);

  let current = position;
  const watchers = new Map<number, () => void>();
  const deliver = (onPosition: PositionCallback, onError?: PositionErrorCallback | null) => () => {
    const denied = { code: 1, message: 'User denied Geolocation', PERMISSION_DENIED: 1 };
    if (!current) return onError?.(denied as GeolocationPositionError);
    const coords = {
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
      accuracy: 10,
      ...current,
    };
    onPosition({ coords, timestamp: Date.now() } as unknown as GeolocationPosition);
  };
  let lastId = 0;
  const geolocation = {
    getCurrentPosition: (onPosition: PositionCallback, onError?: PositionErrorCallback | null) =>
      void setTimeout(deliver(onPosition, onError)),
    watchPosition: (onPosition: PositionCallback, onError?: PositionErrorCallback | null) => {
      lastId += 1;
      watchers.set(lastId, deliver(onPosition, onError));
      setTimeout(deliver(onPosition, onError));
      return lastId;
    },
    clearWatch: (id: number) => void watchers.delete(id),
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation });
  const state = () => (current ? 'granted' : 'denied');
  const query = navigator.permissions?.query.bind(navigator.permissions);
  if (query)
    navigator.permissions.query = (descriptor) =>
      descriptor.name === 'geolocation'
        ? Promise.resolve(Object.assign(new EventTarget(), { state: state() }) as PermissionStatus)
        : query(descriptor);
  const setPosition = (next: Position | undefined) => {
    current = next;
    for (const notify of watchers.values()) notify();
  };
  const setOnline = (isOnline: boolean) => {
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  Object.assign(globalThis, {
    __story: { setPosition, setOnline, isLeaving: () => isLeaving },
  } satisfies StoryGlobals);
}

/** @param scripts of the story, which run after ours */
export function pageScript(surroundings: Surroundings, scripts: readonly string[]): string {
  const own = `(${prepare.toString()})(${JSON.stringify(surroundings)}, ${JSON.stringify(REPORT_PATH)});`;
  return [own, ...scripts].join('\n').replaceAll('</script', '<\\/script');
}

/** Adds the script to a page, and to the scripts that its policy allows. */
export function withScript(html: string, script: string): string {
  const tag = `<script>${script}</script>`;
  // A function: `$` in the script would be replaced.
  const changed = html.replace(/<head[^>]*>/i, (head) => head + tag);
  return changed === html ? tag + html : changed;
}

export function allowScript(policy: string, script: string): string {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  if (/script-src 'none'/.test(policy))
    return policy.replace("script-src 'none'", `script-src ${hash}`);
  if (/script-src /.test(policy)) return policy.replace('script-src ', `script-src ${hash} `);
  return `${policy}; script-src ${hash}`;
}

/** The page as a browser without script shows it. */
export function withoutScript(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<\/?noscript>/gi, '');
}
