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

describe('a ground with pictures over it', () => {
  it('is drawn without pictures that never come', () => {
    const { map, play } = playedMap();
    const onReady = wait(map, { land: 'basemap' });
    play('sourcedata', { sourceId: 'pictures', tile: {} });
    play('render');
    expect(onReady).not.toHaveBeenCalled();
    play('sourcedata', { sourceId: 'basemap' });
    play('render');
    expect(onReady).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('waits for land and water, and tells once', () => {
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

describe('a ground', () => {
  it('is lost when nothing of it came while one would wait', () => {
    const { map, play } = playedMap();
    const onReady = wait(map);
    play('sourcedata', { sourceId: 'basemap' });
    play('sourcedata', { sourceId: 'points', tile: {} });
    vi.advanceTimersByTime(BASEMAP_TIMEOUT_MS - 1);
    expect(onReady).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onReady).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is shown as far as it came', () => {
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
    'with a fault in %s, and a piece of it there: %s, is lost: %s',
    (sourceId, hasLoaded, isLost) => {
      const { map, play } = playedMap();
      const onReady = wait(map);
      play('error', { sourceId });
      if (hasLoaded) play('sourcedata', { sourceId, tile: {} });
      play('load');
      expect(onReady).toHaveBeenCalledExactlyOnceWith(isLost);
    },
  );

  it('is lost at once when its style has a fault', () => {
    const { map, play, getStyle } = playedMap();
    // MapLibre has none until it has read one, whatever its types say.
    getStyle.mockReturnValue(undefined as unknown as ReturnType<DrawnMap['getStyle']>);
    const onReady = wait(map);
    play('error');
    expect(onReady).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is nobody’s business when the map has gone', () => {
    const { map, play } = playedMap();
    const onReady = wait(map);
    play('remove');
    vi.advanceTimersByTime(BASEMAP_TIMEOUT_MS);
    expect(onReady).not.toHaveBeenCalled();
  });
});
