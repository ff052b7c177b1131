import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BASEMAP_TIMEOUT_MS } from '../load-basemap.ts';
import { whenDrawn, type DrawnMap, type BasemapSources } from './apply-style.ts';

type SourceEvent = { sourceId?: string; tile?: object };

function playedMap() {
  const listeners = new Map<string, ((data: SourceEvent) => void)[]>();
  const addListener = (event: string, listener: (data: SourceEvent) => void) =>
    void listeners.set(event, [...(listeners.get(event) ?? []), listener]);
  const isSourceLoaded = vi.fn<(id: string) => boolean>(() => true);
  const getStyle = vi.fn<DrawnMap['getStyle']>(() => ({ version: 8, sources: {}, layers: [] }));
  const map: DrawnMap = { on: addListener, once: addListener, isSourceLoaded, getStyle };
  const play = (event: string, data: SourceEvent = {}) =>
    listeners.get(event)?.forEach((one) => one(data));
  return { map, play, isSourceLoaded, getStyle };
}

const isBasemap = (id: string): boolean => id !== 'points';

function wait(map: DrawnMap, sources: Partial<BasemapSources> = {}) {
  const onReady = vi.fn<(isLost: boolean) => void>();
  whenDrawn(map, { isBasemap, ...sources }, onReady);
  return onReady;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('whenDrawn for a basemap with raster tiles', () => {
  it('is ready without raster tiles that never load', () => {
    const { map, play } = playedMap();
    const onReady = wait(map, { land: 'basemap' });
    play('sourcedata', { sourceId: 'pictures', tile: {} });
    play('render');
    expect(onReady).not.toHaveBeenCalled();
    play('sourcedata', { sourceId: 'basemap' });
    play('render');
    expect(onReady).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('waits for land and water and calls back once', () => {
    const { map, play, isSourceLoaded } = playedMap();
    isSourceLoaded.mockReturnValue(false);
    const onReady = wait(map, { land: 'basemap' });
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
    const { map, play } = playedMap();
    const onReady = wait(map);
    play('sourcedata', { sourceId: 'basemap' });
    play('sourcedata', { sourceId: 'points', tile: {} });
    vi.advanceTimersByTime(BASEMAP_TIMEOUT_MS - 1);
    expect(onReady).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onReady).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('reports a basemap of which some tiles loaded as available', () => {
    const { map, play } = playedMap();
    const onReady = wait(map);
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
      const { map, play } = playedMap();
      const onReady = wait(map);
      play('error', { sourceId });
      if (hasLoaded) play('sourcedata', { sourceId, tile: {} });
      play('load');
      expect(onReady).toHaveBeenCalledExactlyOnceWith(isLost);
    },
  );

  it('reports a lost basemap at once when its style is invalid', () => {
    const { map, play, getStyle } = playedMap();
    // MapLibre has no style until it has read one, contrary to its types.
    getStyle.mockReturnValue(undefined as unknown as ReturnType<DrawnMap['getStyle']>);
    const onReady = wait(map);
    play('error');
    expect(onReady).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('does not call back after the map was removed', () => {
    const { map, play } = playedMap();
    const onReady = wait(map);
    play('remove');
    vi.advanceTimersByTime(BASEMAP_TIMEOUT_MS);
    expect(onReady).not.toHaveBeenCalled();
  });
});
