import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import {
  forgetPlace,
  readPlace,
  readSpeed,
  storePlace,
  storeSpeed,
  watchStalls,
  type Flow,
  type StallWatch,
} from './audio-playback.ts';

/** As much of an audio element as the watch uses. */
class FakeAudio extends EventTarget {
  currentTime = 30;
  playbackRate = 1.5;
  paused = false;
  error: { code: number } | null = null;
  loads = 0;
  load() {
    this.loads += 1;
    this.currentTime = 0;
    this.playbackRate = 1;
  }
  play() {
    this.paused = false;
    return Promise.resolve();
  }
}

let audio: FakeAudio;
let flows: Flow[];
let watch: StallWatch;
const network = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  audio = new FakeAudio();
  flows = [];
  const element = audio as unknown as HTMLMediaElement;
  watch = watchStalls(
    element,
    (flow) => flows.push(flow),
    () => Date.now(),
  );
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

describe('a sound that stops coming', () => {
  it('is asked for again from the same place, as fast as before', () => {
    vi.advanceTimersByTime(6_000);
    expect(flows).toEqual(['stalled']);
    expect(audio).toMatchObject({ loads: 1, currentTime: 30, playbackRate: 1.5 });
  });

  it('is told to flow when it is heard again', () => {
    vi.advanceTimersByTime(6_000);
    audio.currentTime = 31;
    vi.advanceTimersByTime(1_000);
    expect(flows).toEqual(['stalled', 'flowing']);
  });

  it('is given up after four tries, until the visitor or the network asks', () => {
    vi.advanceTimersByTime(120_000);
    expect(flows).toEqual(['stalled', 'failed']);
    expect(audio.loads).toBe(4);
    watch.retry();
    expect(flows.at(-1)).toBe('stalled');
    vi.advanceTimersByTime(120_000);
    expect(audio.loads).toBe(8);
    network.dispatchEvent(new Event('online'));
    expect(audio.loads).toBe(9);
  });

  it('is not asked for when it rests', () => {
    audio.paused = true;
    vi.advanceTimersByTime(60_000);
    expect([flows, audio.loads]).toEqual([[], 0]);
  });

  it('is not asked for while it is heard', () => {
    for (let second = 0; second < 60; second += 1) {
      audio.currentTime += 1;
      vi.advanceTimersByTime(1_000);
    }
    expect([flows, audio.loads]).toEqual([[], 0]);
  });

  it.each([
    ['a broken network', 2, 'stalled'],
    ['a file that is gone or no sound', 4, 'failed'],
  ])('is judged by its error: %s', (_what, code, expected) => {
    audio.error = { code };
    audio.dispatchEvent(new Event('error'));
    expect(flows).toEqual([expected]);
  });

  it('goes on being asked for when a try fails', () => {
    vi.advanceTimersByTime(6_000);
    audio.error = { code: 4 };
    audio.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(6_000);
    expect(flows).toEqual(['stalled']);
    expect(audio.loads).toBe(2);
  });

  it('is left alone when the player has gone', () => {
    watch.stop();
    vi.advanceTimersByTime(60_000);
    network.dispatchEvent(new Event('online'));
    expect([flows, audio.loads]).toEqual([[], 0]);
  });
});

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  stubStorage(stored);
});

describe('the speed', () => {
  it('is remembered as it is written', () => {
    storeSpeed(1.5);
    expect(stored.get('audiospeed')).toBe('1.5');
    expect(readSpeed()).toBe(1.5);
  });

  it.each(['3', '0', '', 'fast', 'NaN'])('is 1 when %j is stored', (value) => {
    stored.set('audiospeed', value);
    expect(readSpeed()).toBe(1);
  });
});

describe('the place in a sound', () => {
  it.each([
    ['the middle', 61.7, 61],
    ['the first seconds', 4.9, 0],
    ['the last seconds', 116, 0],
  ])('is remembered where going back is worth it: %s', (_where, time, expected) => {
    storePlace('/a', { time, duration: 120 });
    expect(readPlace('/a')).toBe(expected);
  });

  it('is forgotten, and leaves nothing behind', () => {
    storePlace('/a', { time: 60, duration: 120 });
    forgetPlace('/a');
    expect(readPlace('/a')).toBe(0);
    expect(stored.size).toBe(0);
  });

  it('is kept for the latest twenty sounds', () => {
    for (let n = 0; n < 21; n += 1) storePlace(`/${n}`, { time: 60, duration: 120 });
    expect(readPlace('/0')).toBe(0);
    expect(readPlace('/1')).toBe(60);
    expect(readPlace('/20')).toBe(60);
  });

  it.each(['{', 'null', '[]', '{"/a":"soon"}', '{"/a":-3}'])('is 0 when %j is stored', (value) => {
    stored.set('audioposition', value);
    expect(readPlace('/a')).toBe(0);
  });
});
