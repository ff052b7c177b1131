/**
 * How long the engine needs for a log of 10,000 events, of which no real run has a tenth: the floor is 20 ms (a frame and a
 * bit). Run: node_modules/.bin/node bench/rebus-fold.ts
 */
import { foldRun } from '@varde/domain/rebus/fold-run';
import { mergeRunLogs } from '@varde/domain/rebus/merge-run-logs';
import { postStates } from '@varde/domain/rebus/post-state';
import { RUN_LOG_VERSION, type RunEvent, type RunLog } from '@varde/domain/rebus/run-log';

const EVENTS = 10_000;
const POSTS = 20;
const ROUNDS = 50;
const MOST_MS = 20;

const rules = {
  posts: Array.from({ length: POSTS }, (_, id) => ({
    id,
    conditions: { sequence: true, distance: 50 },
    task: { points: 10, hintCosts: [2, 3], answers: ['right'] },
  })),
};

function makeLog(by: string): RunLog {
  const events = Array.from({ length: EVENTS }, (_, nr): RunEvent => ({
    id: `${by}${nr}`,
    at: nr,
    run: 1,
    type: nr % 3 === 0 ? 'reached' : 'answered',
    post: nr % POSTS,
    answer: `${nr % 40}`,
  }));
  return { version: RUN_LOG_VERSION, isSolved: false, events };
}

function median(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  }).sort((a, b) => a - b);
  return times[ROUNDS / 2] ?? Infinity;
}

const [one, other] = [makeLog('a'), makeLog('b')];
const fold = median(() => postStates(rules, foldRun(rules, one)));
const merge = median(() => mergeRunLogs(one, other));
console.log(`fold of ${EVENTS} events: ${fold.toFixed(2)} ms (at most ${MOST_MS})`);
console.log(`merge of two such logs: ${merge.toFixed(2)} ms`);
if (fold > MOST_MS) process.exitCode = 1;
