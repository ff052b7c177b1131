import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import {
  clearPosition,
  readPosition,
  readSpeed,
  storePosition,
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
let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
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

describe('watchStalls', () => {
  it('reloads a stalled track at the same position and playback rate', () => {
    vi.advanceTimersByTime(6_000);
    expect(flows).toEqual(['stalled']);
    expect(audio).toMatchObject({ loads: 1, currentTime: 30, playbackRate: 1.5 });
  });

  it('reports `flowing` when playback continues', () => {
    vi.advanceTimersByTime(6_000);
    audio.currentTime = 31;
    vi.advanceTimersByTime(1_000);
    expect(flows).toEqual(['stalled', 'flowing']);
  });

  it('reports `failed` after four retries and tries again on request or when online', () => {
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

  it('does not reload a paused track', () => {
    audio.paused = true;
    vi.advanceTimersByTime(60_000);
    expect([flows, audio.loads]).toEqual([[], 0]);
  });

  it('does not reload a playing track', () => {
    for (let second = 0; second < 60; second += 1) {
      audio.currentTime += 1;
      vi.advanceTimersByTime(1_000);
    }
    expect([flows, audio.loads]).toEqual([[], 0]);
  });

  it.each([
    ['a broken network', 2, 'stalled'],
    ['a missing or undecodable file', 4, 'failed'],
  ])('reports the state that fits the media error: %s', (_what, code, expected) => {
    audio.error = { code };
    audio.dispatchEvent(new Event('error'));
    expect(flows).toEqual([expected]);
  });

  it('continues to retry after a retry failed', () => {
    vi.advanceTimersByTime(6_000);
    audio.error = { code: 4 };
    audio.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(6_000);
    expect(flows).toEqual(['stalled']);
    expect(audio.loads).toBe(2);
  });

  it('neither reloads nor reports after `stop`', () => {
    watch.stop();
    vi.advanceTimersByTime(60_000);
    network.dispatchEvent(new Event('online'));
    expect([flows, audio.loads]).toEqual([[], 0]);
  });
});

describe('the stored playback rate', () => {
  it('is read as it was written', () => {
    storeSpeed(1.5);
    expect(stored.get('audiospeed')).toBe('1.5');
    expect(readSpeed()).toBe(1.5);
  });

  it.each(['3', '0', '', 'fast', 'NaN'])('is 1 when %j is stored', (value) => {
    stored.set('audiospeed', value);
    expect(readSpeed()).toBe(1);
  });
});

describe('the stored audio position', () => {
  it.each([
    ['the middle', 61.7, 61],
    ['the first seconds', 4.9, 0],
    ['the last seconds', 116, 0],
  ])('is stored only away from start and end: %s', (_where, time, expected) => {
    storePosition('/a', { time, duration: 120 });
    expect(readPosition('/a')).toBe(expected);
  });

  it('is kept while the audio has not loaded, and its length is unknown', () => {
    storePosition('/a', { time: 60, duration: 120 });
    storePosition('/a', { time: 60, duration: Number.NaN });
    expect(readPosition('/a')).toBe(60);
  });

  it('leaves no storage entry after it is cleared', () => {
    storePosition('/a', { time: 60, duration: 120 });
    clearPosition('/a');
    expect(readPosition('/a')).toBe(0);
    expect(stored.size).toBe(0);
  });

  it('is stored for the latest twenty tracks', () => {
    for (let n = 0; n < 21; n += 1) storePosition(`/${n}`, { time: 60, duration: 120 });
    expect(readPosition('/0')).toBe(0);
    expect(readPosition('/1')).toBe(60);
    expect(readPosition('/20')).toBe(60);
  });

  it.each(['{', 'null', '[]', '{"/a":"soon"}', '{"/a":-3}'])('is 0 when %j is stored', (value) => {
    stored.set('audioposition', value);
    expect(readPosition('/a')).toBe(0);
  });
});
