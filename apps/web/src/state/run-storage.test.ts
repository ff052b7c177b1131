import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUIZ_RECORDS_MAX } from '@varde/domain/constants';
import { readRunLog, EMPTY_LOG } from '@varde/domain/rebus/run-log';
import { readRun, writeRun } from './run-storage.ts';
import { noteUnsent, sendRuns, unsentRuns } from './run-sync.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';

let stored: Map<string, string>;
beforeEach(() => void (stored = stubStorage()));

const solved = (post: number) =>
  readRunLog({ events: [{ id: `s${post}`, at: post, run: 1, type: 'solved', post }] });

describe('run storage', () => {
  it('stores a run in the format of quiz_data and reads it', () => {
    expect(readRun(401)).toEqual(EMPTY_LOG);
    expect(writeRun(401, solved(1))).toBe(true);
    expect(JSON.parse(stored.get('quiz-401') ?? '')).toMatchObject({ isSolved: false });
    expect(readRun(401)).toEqual(solved(1));
  });

  it('returns an empty run for an invalid entry', () => {
    stored.set('quiz-401', '{"events":[');
    expect(readRun(401)).toEqual(EMPTY_LOG);
  });

  it('returns false when the browser refuses to store', () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    expect(writeRun(401, solved(1))).toBe(false);
  });

  describe('with as many rebuses as there may be', () => {
    const fill = (log: object) => {
      for (let id = 1; id <= QUIZ_RECORDS_MAX; id += 1)
        stored.set(`quiz-${id}`, JSON.stringify(log));
    };

    it('refuses another one, and still stores the others', () => {
      fill(solved(1));
      expect(writeRun(9_001, solved(1))).toBe(false);
      expect(stored.has('quiz-9001')).toBe(false);
      expect(writeRun(7, solved(2))).toBe(true);
    });

    it('removes those that the visitor has removed', () => {
      fill(solved(1));
      const removed = { id: 'r', at: 1, run: 2, type: 'restarted' };
      stored.set('quiz-7', JSON.stringify({ version: 1, isSolved: true, events: [removed] }));
      expect(writeRun(9_001, solved(1))).toBe(true);
      expect(stored.has('quiz-7')).toBe(false);
      expect(stored.has('quiz-8')).toBe(true);
    });

    it('removes those of a season ago', () => {
      fill(solved(1));
      stored.set('quiz-7:written', '1');
      expect(writeRun(9_001, solved(1))).toBe(true);
      expect(stored.has('quiz-7')).toBe(false);
    });
  });
});

describe('unsent runs', () => {
  it('are sent and merged with those of another device', async () => {
    writeRun(401, solved(1));
    noteUnsent(401);
    noteUnsent(401);
    expect(unsentRuns()).toEqual([401]);
    await sendRuns(() => Promise.resolve(solved(2)));
    expect(readRun(401).events.map(({ post }) => post)).toEqual([1, 2]);
    expect(unsentRuns()).toEqual([]);
  });

  it('stay unsent when sending fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeRun(401, solved(1));
    noteUnsent(401);
    await sendRuns(() => Promise.reject(new Error('no network')));
    expect(unsentRuns()).toEqual([401]);
    expect(readRun(401)).toEqual(solved(1));
  });

  it('stay unsent when they have changed meanwhile', async () => {
    writeRun(401, solved(1));
    noteUnsent(401);
    await sendRuns(() => {
      writeRun(401, readRunLog({ events: [...solved(1).events, ...solved(3).events] }));
      return Promise.resolve(solved(1));
    });
    expect(unsentRuns()).toEqual([401]);
    expect(readRun(401).events).toHaveLength(2);
  });
});
