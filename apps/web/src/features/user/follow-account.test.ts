/** Device and account, with the server's own rules behind a fetch that can fail. */
import { mergeSettings } from '@varde/domain/favourites';
import { mergeQuizData } from '@varde/domain/rebus/run-log';
import { FAVOURITES_MAX, RUN_EVENTS_MAX } from '@varde/domain/constants';
import { quizDataExcess, settingsExcess } from '@varde/domain/user-data-limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';

vi.mock('#browser/site.ts', () => ({
  publicSite: () => ({ apiKey: 'key' }),
  serverUrl: (path: string) => path,
}));
vi.mock('#i18n/lazy-texts.ts', () => ({
  messageGroup: () => undefined,
  loadGroupText: () => Promise.resolve((key: string) => key),
}));
vi.mock('#state/visitor-language.ts', () => ({ visitorLanguage: () => 'no' }));
vi.mock('#browser/network.ts', () => ({ isOnline: () => true }));

interface Account {
  settings: Record<string, unknown>;
  quiz: Record<string, { isSolved?: boolean; events?: unknown[] }>;
  isUnavailable: boolean;
  /** The token that it does not take any more. */
  refused?: string;
  requests: string[];
}

const stored = new Map<string, string>();
let listeners: Record<string, (() => void)[]>;
let account: Account;
let stop: (() => void) | undefined;
const toasts: string[] = [];
const laterMessage = () => 'senere';

const token = (sub: string) => `x.${btoa(JSON.stringify({ sub })).replaceAll('=', '')}.y`;
const event = (post: number) => ({ id: `s${post}`, at: post, run: 1, type: 'solved', post });

const REFUSED = () => Response.json({}, { status: 401 });
const isRefused = ({ headers }: RequestInit) =>
  (headers as Record<string, string>)['authorization'] === `Bearer ${account.refused}`;

type Body = { document_id?: number; quiz_data?: object; settings?: object };

function respond(url: string, init: RequestInit): unknown {
  const path = url.replace('/api/v3/', '');
  account.requests.push(`${init.method ?? 'GET'} ${path}`);
  const body: Body = JSON.parse((init.body as string | undefined) ?? '{}') as Body;
  if (path.startsWith('user-settings')) return { settings: respondSettings(body) };
  if (path === 'quiz-responses')
    return { items: Object.keys(account.quiz).map((id) => ({ document_id: Number(id) })) };
  return respondQuiz(body.document_id ?? Number(path.split('=')[1]), body);
}

/** What the server answers to a request that exceeds a limit. */
class Refusal extends Error {}

function respondSettings({ settings }: Body) {
  if (!settings) return account.settings;
  const merged = mergeSettings(account.settings, { ...settings }, Date.now());
  if (settingsExcess(merged)) throw new Refusal();
  account.settings = merged;
  return account.settings;
}

function respondQuiz(id: number, { quiz_data: sent }: Body) {
  if (sent) {
    const merged = mergeQuizData(account.quiz[id] ?? null, { ...sent });
    if (quizDataExcess(merged)) throw new Refusal();
    account.quiz[id] = merged;
  }
  return { document_id: id, quiz_data: account.quiz[id] ?? null };
}

function responseOf(url: string, init: RequestInit): Response {
  if (isRefused(init)) return REFUSED();
  try {
    return Response.json(respond(url, init));
  } catch (error) {
    if (error instanceof Refusal) return Response.json({}, { status: 413 });
    throw error;
  }
}

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  toasts.length = 0;
  listeners = {};
  account = { settings: {}, quiz: {}, isUnavailable: false, requests: [] };
  const addEventListener = (type: string, listener: () => void) =>
    (listeners[type] ??= []).push(listener);
  stubStorage(stored);
  vi.stubGlobal('window', { addEventListener });
  vi.stubGlobal('document', { addEventListener, hidden: false });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    account.isUnavailable
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(responseOf(url, init)),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => stop?.());

/** @param next what comes in place of a token that was refused */
const sessionOf = (accessToken: string | undefined, next?: string) => ({
  name: 'Kari',
  accessToken: () => Promise.resolve(accessToken),
  replaceToken: () => Promise.resolve(next),
});

async function openPage(visitor = 'kari') {
  const session = await import('#state/session.ts');
  session.setSession(sessionOf(token(visitor)));
  const toast = await import('#state/toast.ts');
  vi.spyOn(toast, 'showToast').mockImplementation(({ message }) => void toasts.push(message));
  const store = await import('#state/favourite-store.ts');
  const runs = await import('#state/run-storage.ts');
  const sync = await import('#state/run-sync.ts');
  const { followAccount } = await import('./follow-account.ts');
  return { session, store, runs, sync, follow: () => (stop = followAccount(laterMessage)) };
}

async function followUntilSynced(follow: () => void) {
  follow();
  await expect.poll(() => stored.has('favourites-met')).toBe(true);
}

const happens = (type: string) => listeners[type]?.forEach((listener) => listener());

describe('sign-in', () => {
  it('merges the favourites of device and account, and preserves other settings', async () => {
    account.settings = { fontsize: 1.2, favourites: [7] };
    const { store, follow } = await openPage();
    store.storeToggle(101, 5);
    await followUntilSynced(follow);
    expect(account.settings).toMatchObject({ fontsize: 1.2, favourites: [101, 7] });
    expect(new Set(store.currentFavourites().keys())).toEqual(new Set([7, 101]));
    expect(store.hasUnsentFavourites()).toBe(false);
  });

  it('merges the runs of device and account', async () => {
    account.quiz = { 401: { events: [event(1)] }, 402: { events: [event(5)] }, 4011: {} };
    const { runs, follow } = await openPage();
    runs.writeRun(401, { version: 1, isSolved: false, events: [event(2)] });
    runs.writeRun(403, { version: 1, isSolved: false, events: [event(3)] });
    await followUntilSynced(follow);
    expect(runs.readRun(401).events).toHaveLength(2);
    expect(runs.readRun(402).events).toHaveLength(1);
    expect(account.quiz['401']?.events).toHaveLength(2);
    expect(account.quiz['403']?.events).toHaveLength(1);
    expect(stored.has('quiz-4011')).toBe(false);
  });

  it('uses the device’s own list of rebuses when the account’s fails to load, and logs that', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    account.isUnavailable = true;
    const { runs, follow } = await openPage();
    runs.writeRun(403, { version: 1, isSolved: false, events: [event(3)] });
    follow();
    await expect
      .poll(() => warned.mock.calls)
      .toContainEqual(['Could not fetch rebus data', 'failed']);
    expect(runs.storedRuns()).toEqual([403]);
  });

  it('does not sync again on the next page, until another account signs in', async () => {
    const first = await openPage();
    await followUntilSynced(first.follow);
    stop?.();
    account.requests = [];
    first.follow();
    happens('online');
    first.store.storeToggle(101);
    await expect.poll(() => account.requests).toContain('PUT user-settings');
    expect(account.requests).not.toContain('GET quiz-responses');
    stop?.();
    first.session.setSession(sessionOf(token('ola')));
    first.follow();
    await expect.poll(() => account.requests).toContain('GET quiz-responses');
  });
});

describe('a change by a signed-in visitor', () => {
  it('is sent to the account at once', async () => {
    const { store, runs, sync, follow } = await openPage();
    await followUntilSynced(follow);
    store.storeToggle(101);
    await expect.poll(() => account.settings).toMatchObject({ favourites: [101] });
    runs.writeRun(401, { version: 1, isSolved: false, events: [event(2)] });
    sync.noteUnsent(401);
    await expect.poll(() => account.quiz['401']?.events).toHaveLength(1);
    expect(toasts).toEqual([]);
  });

  it('shows a notice while the account is down, and is sent when the network is back', async () => {
    const { store, follow } = await openPage();
    await followUntilSynced(follow);
    account.isUnavailable = true;
    store.storeToggle(101);
    await expect.poll(() => toasts).toEqual(['senere']);
    expect(store.hasUnsentFavourites()).toBe(true);
    account.isUnavailable = false;
    happens('online');
    await expect.poll(() => account.settings).toMatchObject({ favourites: [101] });
    expect(store.hasUnsentFavourites()).toBe(false);
  });

  it('is sent on the next start when the page was closed before', async () => {
    const { store, follow } = await openPage();
    await followUntilSynced(follow);
    account.isUnavailable = true;
    store.storeToggle(101);
    await expect.poll(() => toasts).toHaveLength(1);
    stop?.();
    account.isUnavailable = false;
    vi.resetModules();
    (await openPage()).follow();
    await expect.poll(() => account.settings).toMatchObject({ favourites: [101] });
  });

  it('stays on the device without a request when signed out', async () => {
    const { session, store, follow } = await openPage();
    session.setSession(sessionOf(undefined));
    follow();
    store.storeToggle(101);
    await expect.poll(() => store.hasUnsentFavourites()).toBe(true);
    expect(account.requests).toEqual([]);
    expect(toasts).toEqual([]);
  });
});

describe('when the account has no room', () => {
  const range = (from: number, count: number) =>
    Array.from({ length: count }, (_, nr) => from + nr);

  it('for the favourites of the device, all stay on both, and rebuses are still sent', async () => {
    account.settings = { favourites: range(1, FAVOURITES_MAX) };
    const { store, runs, sync, follow } = await openPage();
    store.storeToggle(9_001, 5);
    runs.writeRun(401, { version: 1, isSolved: false, events: [event(1)] });
    sync.noteUnsent(401);
    await followUntilSynced(follow);
    expect(toasts).toEqual(['user.favouritesFull']);
    expect([...store.currentFavourites().keys()]).toEqual([9_001]);
    expect(store.hasUnsentFavourites()).toBe(true);
    expect(account.settings['favourites']).toHaveLength(FAVOURITES_MAX);
    expect(account.quiz['401']?.events).toHaveLength(1);
    // Announced once; sent when there is room.
    store.storeToggle(9_001, Date.now());
    account.settings = { favourites: range(1, 10) };
    store.storeToggle(9_002, Date.now());
    await expect.poll(() => account.settings).toMatchObject({ favourites: { length: 11 } });
    expect(toasts).toEqual(['user.favouritesFull']);
  });

  it('for its settings, favourites stay on the device', async () => {
    account.settings = { other: 'x'.repeat(262_100) };
    const { store, follow } = await openPage();
    store.storeToggle(101, 5);
    store.storeToggle(102, 5);
    store.storeToggle(103, 5);
    await followUntilSynced(follow);
    expect(toasts).toEqual(['user.favouritesFull']);
    expect(store.hasUnsentFavourites()).toBe(true);
    expect(account.settings['favourites']).toBeUndefined();
  });

  it('for a rebus, its run stays on the device, and the other rebuses are sent', async () => {
    const events = (from: number) => range(from, RUN_EVENTS_MAX - 1).map(event);
    account.quiz = { 401: { events: events(5_000) } };
    const { runs, sync, follow } = await openPage();
    runs.writeRun(401, { version: 1, isSolved: false, events: events(1) });
    runs.writeRun(402, { version: 1, isSolved: false, events: [event(3)] });
    await followUntilSynced(follow);
    expect(toasts).toEqual(['user.rebusesFull']);
    expect(sync.unsentRuns()).toEqual([401]);
    expect(runs.readRun(401).events).toHaveLength(RUN_EVENTS_MAX - 1);
    expect(account.quiz['401']?.events).toHaveLength(RUN_EVENTS_MAX - 1);
    expect(account.quiz['402']?.events).toHaveLength(1);
  });
});

describe('when the account refuses the token', () => {
  async function toggleAfterRefusal(next: string | undefined, isOver: boolean) {
    const { session, store, follow } = await openPage();
    account.refused = token('kari');
    const replaceToken = () => {
      if (isOver) session.setSession(undefined);
      return Promise.resolve(next);
    };
    session.setSession({ ...sessionOf(account.refused), replaceToken });
    follow();
    store.storeToggle(101);
    return { session, store };
  }

  it('changes are sent again with a new token', async () => {
    const { store } = await toggleAfterRefusal('another.token.x', false);
    await expect.poll(() => account.settings).toMatchObject({ favourites: [101] });
    await expect.poll(() => store.hasUnsentFavourites()).toBe(false);
    expect(toasts).toEqual([]);
  });

  it('and the session has ended, changes stay queued on the device', async () => {
    const { session, store } = await toggleAfterRefusal(undefined, true);
    await expect.poll(() => session.currentSession()).toBeUndefined();
    expect([...store.currentFavourites().keys()]).toEqual([101]);
    expect(store.hasUnsentFavourites()).toBe(true);
    expect(stored.has('favourites-met')).toBe(false);
    expect(toasts).toEqual([]);
  });

  it('and the reason is unknown, the visitor sees that changes wait', async () => {
    const { store } = await toggleAfterRefusal(undefined, false);
    await expect.poll(() => toasts).toEqual(['senere']);
    expect(store.hasUnsentFavourites()).toBe(true);
  });
});
