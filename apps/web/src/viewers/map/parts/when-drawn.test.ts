import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BASEMAP_TIMEOUT_MS } from '../load-basemap.ts';
import { whenDrawn, type DrawnMap, type BasemapSources } from './apply-style.ts';

type SourceEvent = { sourceId?: string; tile?: object };

const isBasemap = (id: string): boolean => id !== 'points';

/** Waits for a map whose events the test plays. */
function wait(sources: Partial<BasemapSources> = {}, changes: Partial<DrawnMap> = {}) {
  const listeners = new Map<string, ((data: SourceEvent) => void)[]>();
  const addListener = (event: string, listener: (data: SourceEvent) => void) =>
    void listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  const map: DrawnMap = {
    on: addListener,
    once: addListener,
    isSourceLoaded: () => true,
    getStyle: () => ({ version: 8, sources: {}, layers: [] }),
    ...changes,
  };
  const onReady = vi.fn<(isLost: boolean) => void>();
  whenDrawn(map, { isBasemap, ...sources }, onReady);
  const play = (event: string, data: SourceEvent = {}) =>
    listeners.get(event)?.forEach((one) => one(data));
  return { play, onReady };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('whenDrawn for a basemap with raster tiles', () => {
  it('is ready without raster tiles that never load', () => {
    const { play, onReady } = wait({ land: 'basemap' });
    play('sourcedata', { sourceId: 'pictures', tile: {} });
    play('render');
    expect(onReady).not.toHaveBeenCalled();
    play('sourcedata', { sourceId: 'basemap' });
    play('render');
    expect(onReady).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('waits for land and water and calls back once', () => {
    const { play, onReady } = wait({ land: 'basemap' }, { isSourceLoaded: () => false });
    play('sourcedata', { sourceId: 'basemap' });
    play('render');
    expect(onReady).not.toHaveBeenCalled();
    play('load');
    play('load');
    expect(onReady).toHaveBeenCalledOnce();
  });
});

describe('whenDrawn for a basemap', () => {
  it('reports a lost basemap when no tile loads before the timeout', () => {
    const { play, onReady } = wait();
    play('sourcedata', { sourceId: 'basemap' });
    play('sourcedata', { sourceId: 'points', tile: {} });
    vi.advanceTimersByTime(BASEMAP_TIMEOUT_MS - 1);
    expect(onReady).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onReady).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('reports a basemap of which some tiles loaded as available', () => {
    const { play, onReady } = wait();
    play('sourcedata', { sourceId: 'basemap', tile: {} });
    vi.advanceTimersByTime(BASEMAP_TIMEOUT_MS);
    expect(onReady).toHaveBeenCalledExactlyOnceWith(false);
    play('load');
    expect(onReady).toHaveBeenCalledOnce();
  });

  it.each([
    ['basemap', false, true],
    ['basemap', true, false],
    ['points', false, false],
  ])(
    'after an error in %s, with a tile loaded: %s, reports it as lost: %s',
    (sourceId, hasLoaded, isLost) => {
      const { play, onReady } = wait();
      play('error', { sourceId });
      if (hasLoaded) play('sourcedata', { sourceId, tile: {} });
      play('load');
      expect(onReady).toHaveBeenCalledExactlyOnceWith(isLost);
    },
  );

  it('reports a lost basemap at once when its style is invalid', () => {
    // MapLibre has no style until it has read one, contrary to its types.
    const getStyle = () => undefined as unknown as ReturnType<DrawnMap['getStyle']>;
    const { play, onReady } = wait({}, { getStyle });
    play('error');
    expect(onReady).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('does not call back after the map was removed', () => {
    const { play, onReady } = wait();
    play('remove');
    vi.advanceTimersByTime(BASEMAP_TIMEOUT_MS);
    expect(onReady).not.toHaveBeenCalled();
  });
});
