import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { positionFailure } from './position-store.ts';
import { stubStorage } from './testing/stub-storage.ts';

/** A guard, for a busy machine. */
const WAIT_MS = 60_000;

type Take = (position: {
  coords: { latitude: number; longitude: number; accuracy: number };
}) => void;
type Fail = (error: { code: number }) => void;

let take: Take;
let fail: Fail;
const watchPosition = vi.fn((onTake: Take, onFail: Fail, _options: PositionOptions) => {
  take = onTake;
  fail = onFail;
  return 7;
});
const clearWatch = vi.fn();
const allowed = { state: 'prompt', tell: (): void => undefined };

function open(url: string, permission = 'prompt') {
  vi.stubGlobal('window', { location: new URL(url) });
  vi.stubGlobal('navigator', {
    geolocation: { watchPosition, clearWatch },
    permissions: {
      query: async () => ({
        get state() {
          return allowed.state;
        },
        addEventListener: (_: string, tell: () => void) => void Object.assign(allowed, { tell }),
      }),
    },
  });
  allowed.state = permission;
}

/** Permission state in the browser's settings. */
async function change(permission: string) {
  allowed.state = permission;
  allowed.tell();
  await Promise.resolve();
}

/** A new store for each test: its state lives as long as a visit. */
async function store() {
  vi.resetModules();
  return import('./position-store.ts');
}

beforeEach(() => {
  watchPosition.mockClear();
  clearWatch.mockClear();
  allowed.tell = () => undefined;
  open('https://varde.example/');
});

const coords = { latitude: 60.4, longitude: 5.3, accuracy: 12 };
const KNOWN = { status: 'known', position: { lat: 60.4, lng: 5.3, accuracy: 12 } };

describe('positionFailure', () => {
  const position = { lat: 60, lng: 5, accuracy: 12 };
  it.each([
    [{ status: 'idle' } as const, undefined],
    [{ status: 'failed', why: 'off' } as const, 'off'],
    [{ status: 'known', position } as const, undefined],
    [{ status: 'known', position, isLost: true } as const, 'denied'],
  ])('of %j is %s', (state, why) => expect(positionFailure(state)).toBe(why));
});

describe('position store', () => {
  it('watches the position once, with the options of specification §9.2', async () => {
    const { startPosition, positionState } = await store();
    expect(positionState()).toEqual({ status: 'idle' });
    startPosition();
    startPosition();
    expect(watchPosition).toHaveBeenCalledOnce();
    expect(watchPosition.mock.calls[0]?.[2]).toEqual({
      enableHighAccuracy: true,
      maximumAge: 0,
      timeout: 10_000,
    });
    expect(positionState()).toEqual({ status: 'waiting' });
    take({ coords });
    expect(positionState()).toEqual(KNOWN);
  });

  it.each([
    ['the position', () => take({ coords }), KNOWN],
    ['the reason of a denial', () => fail({ code: 1 }), { status: 'failed', why: 'denied' }],
  ])('requestPosition resolves with %s', async (_what, respond, expected) => {
    const pending = (await store()).requestPosition();
    respond();
    expect(await pending).toEqual(expected);
  });

  it('retains the position with accuracy 1 when a later reading fails', async () => {
    const { startPosition, knownPosition } = await store();
    startPosition();
    take({ coords });
    fail({ code: 3 });
    expect(knownPosition()).toEqual({ lat: 60.4, lng: 5.3, accuracy: 1 });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ])('maps error code %i to %s, and can retry', async (code, why) => {
    const { startPosition, positionState } = await store();
    startPosition();
    fail({ code });
    expect(positionState()).toEqual({ status: 'failed', why });
    startPosition();
    expect(watchPosition).toHaveBeenCalledTimes(2);
  });

  it.each(['denied', 'prompt'])(
    'requests the position again on click after the permission was %s',
    async (state) => {
      const { startPosition, positionState } = await store();
      startPosition();
      take({ coords });
      await vi.waitFor(async () => {
        await change(state);
        expect(clearWatch).toHaveBeenCalledWith(7);
      }, WAIT_MS);
      const position = { lat: 60.4, lng: 5.3, accuracy: 1 };
      expect(positionState()).toEqual({ status: 'known', position, isLost: true });
      startPosition();
      expect(watchPosition).toHaveBeenCalledTimes(2);
      expect(positionState()).toEqual({ status: 'known', position });
      take({ coords });
      expect(positionState()).toMatchObject({ position: { accuracy: 12 } });
    },
  );

  it('starts on click even if the browser cannot query the permission', async () => {
    vi.stubGlobal('navigator', { geolocation: { watchPosition, clearWatch } });
    const { startPosition, resumePosition, positionState } = await store();
    await expect(resumePosition()).rejects.toThrow(TypeError);
    startPosition();
    take({ coords });
    expect(positionState()).toMatchObject({ status: 'known' });
  });

  it('resumes when the permission is granted again', async () => {
    const { startPosition, positionState } = await store();
    startPosition();
    fail({ code: 1 });
    expect(positionState()).toEqual({ status: 'failed', why: 'denied' });
    await vi.waitFor(async () => {
      await change('granted');
      expect(watchPosition).toHaveBeenCalledTimes(2);
    }, WAIT_MS);
    take({ coords });
    expect(positionState()).toMatchObject({ status: 'known', position: { accuracy: 12 } });
  });

  it('does not start on a page without position when the permission is granted', async () => {
    await (await store()).resumePosition();
    open('https://varde.example/preview', 'granted');
    await change('granted');
    expect(watchPosition).not.toHaveBeenCalled();
  });

  it.each([
    ['https://varde.example/article/1?loc=false'],
    ['https://varde.example/preview'],
    ['https://varde.example/ar/011091000042'],
  ])('does not watch on %s', async (url) => {
    open(url, 'granted');
    const { startPosition, resumePosition, positionState } = await store();
    await resumePosition();
    startPosition();
    expect(watchPosition).not.toHaveBeenCalled();
    expect(positionState()).toEqual({ status: 'failed', why: 'off' });
  });

  it('stays off for the visit after loc=false until a URL has loc=true', async () => {
    stubStorage(undefined, 'sessionStorage');
    const { applyPositionParam, startPosition, positionState } = await store();
    startPosition();
    open('https://varde.example/?loc=false');
    applyPositionParam();
    expect(positionState()).toEqual({ status: 'idle' });
    open('https://varde.example/about');
    startPosition();
    expect(positionState()).toEqual({ status: 'failed', why: 'off' });
    open('https://varde.example/?loc=true');
    startPosition();
    expect(positionState()).toEqual({ status: 'waiting' });
  });

  it('simulatePosition replaces the watch', async () => {
    open('https://varde.example/', 'granted');
    const { simulatePosition, resumePosition, startPosition, knownPosition, positionState } =
      await store();
    startPosition();
    const pretended = { lat: 60, lng: 5, accuracy: 10 };
    simulatePosition(pretended);
    expect(clearWatch).toHaveBeenCalledWith(7);
    startPosition();
    await resumePosition();
    expect(knownPosition()).toEqual(pretended);
    expect(watchPosition).toHaveBeenCalledOnce();
    simulatePosition(undefined);
    expect(positionState()).toEqual({ status: 'idle' });
  });

  it.each([
    ['granted', 1],
    ['prompt', 0],
    ['denied', 0],
  ])(
    'resumePosition starts only if the permission was granted before: %s',
    async (permission, calls) => {
      open('https://varde.example/', permission);
      await (await store()).resumePosition();
      expect(watchPosition).toHaveBeenCalledTimes(calls);
    },
  );

  describe('without a subscriber', () => {
    /** Longer than pages follow each other. */
    const REST_MS = 60_000;
    const ignore = (): void => undefined;
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    async function watched() {
      const opened = await store();
      const leave = opened.subscribeToPosition(ignore);
      opened.startPosition();
      take({ coords });
      return { ...opened, leave };
    }

    it('the watch pauses, and the next subscriber resumes it', async () => {
      const { leave, subscribeToPosition, positionState } = await watched();
      leave();
      vi.advanceTimersByTime(REST_MS);
      expect(clearWatch.mock.calls).toEqual([[7]]);
      expect(positionState()).toEqual(KNOWN);
      subscribeToPosition(ignore);
      expect(watchPosition).toHaveBeenCalledTimes(2);
      expect(positionState()).toEqual(KNOWN);
    });

    it('the watch goes on if another one follows at once', async () => {
      const { leave, subscribeToPosition } = await watched();
      leave();
      subscribeToPosition(ignore);
      vi.advanceTimersByTime(REST_MS);
      expect(clearWatch).not.toHaveBeenCalled();
      expect(watchPosition).toHaveBeenCalledOnce();
    });

    it('no watch starts that was not requested', async () => {
      const { subscribeToPosition } = await store();
      subscribeToPosition(ignore)();
      vi.advanceTimersByTime(REST_MS);
      subscribeToPosition(ignore);
      expect(watchPosition).not.toHaveBeenCalled();
    });

    it('a paused watch whose permission is revoked, or that is turned off, is not resumed', async () => {
      const revoked = await watched();
      revoked.leave();
      vi.advanceTimersByTime(REST_MS);
      await change('denied');
      revoked.subscribeToPosition(ignore);
      expect(revoked.positionState()).toMatchObject({ status: 'known', isLost: true });
      const off = await watched();
      off.leave();
      vi.advanceTimersByTime(REST_MS);
      open('https://varde.example/ar/011');
      off.applyPositionParam();
      off.subscribeToPosition(ignore);
      expect(watchPosition).toHaveBeenCalledTimes(2);
      expect(off.positionState()).toEqual({ status: 'idle' });
    });
  });
});
