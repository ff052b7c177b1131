import { expect, it, vi } from 'vitest';
import { whenDrawn } from './when-drawn.ts';
import type { DrawnMap } from './when-drawn.ts';

function playedMap() {
  const heard = new Map<string, ((data: { sourceId: string }) => void)[]>();
  const hear = (event: string, listener: (data: { sourceId: string }) => void) =>
    void heard.set(event, [...(heard.get(event) ?? []), listener]);
  const isSourceLoaded = vi.fn<(id: string) => boolean>(() => true);
  const map: DrawnMap = { on: hear, once: hear, isSourceLoaded };
  const play = (event: string, sourceId = '') =>
    heard.get(event)?.forEach((listener) => listener({ sourceId }));
  return { map, play, isSourceLoaded };
}

it('does not wait for pictures that never come', () => {
  const { map, play } = playedMap();
  const onReady = vi.fn<() => void>();
  whenDrawn(map, 'basemap', onReady);
  play('sourcedata', 'pictures');
  play('render');
  expect(onReady).not.toHaveBeenCalled();
  play('sourcedata', 'basemap');
  play('render');
  expect(onReady).toHaveBeenCalledOnce();
});

it('waits for land and water, and tells once', () => {
  const { map, play, isSourceLoaded } = playedMap();
  const onReady = vi.fn<() => void>();
  isSourceLoaded.mockReturnValue(false);
  whenDrawn(map, 'basemap', onReady);
  play('sourcedata', 'basemap');
  play('render');
  expect(onReady).not.toHaveBeenCalled();
  play('load');
  play('load');
  expect(onReady).toHaveBeenCalledOnce();
});
