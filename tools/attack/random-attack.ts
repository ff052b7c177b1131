/** Random calls over HTTP: no error of the server, none slow, and nothing is left of them. */
import { setTimeout } from 'node:timers/promises';
import { createRandomCalls, type RandomCall } from '../../apps/server/test/random-calls.ts';
import { createRandom } from '../../bench/corpus/random.ts';
import { API_KEY } from '../../bench/processes.ts';
import type { Attacked } from './attacked-server.ts';
import { SLOW_MS } from './probe.ts';
import { createSend, type Answer, type Send } from './send.ts';

const CONNECTIONS = 8;
/** Of the calls; modules, caches and the heap grow to their working size. */
const WARM_UP = 0.1;
const IDLE_MS = 60_000;
/** Beyond that after the warm-up: the heap grows until its next collection. */
const MEMORY_MB = 150;
const DESCRIPTORS = 10;
/** Tokens live for ten minutes. */
const TOKEN_MS = 300_000;
const SHOWN = 10;

export interface RandomResult {
  readonly calls: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly perSecond: number;
  readonly p99: number;
  readonly slowest: number;
  readonly memory: readonly [before: number, after: number];
  readonly descriptors: readonly [before: number, after: number];
  readonly defects: readonly string[];
}

interface Tally {
  readonly statuses: Map<number, number>;
  readonly times: number[];
  readonly defects: string[];
}

export async function attackAtRandom(
  attacked: Attacked,
  { calls, seed, ids }: { calls: number; seed: number; ids: readonly number[] },
): Promise<RandomResult> {
  const tally: Tally = { statuses: new Map(), times: [], defects: [] };
  const started = performance.now();
  await run(attacked, { count: Math.ceil(calls * WARM_UP), seed, ids }, tally);
  const before = [attacked.memory(), attacked.descriptors()] as const;
  await run(attacked, { count: Math.floor(calls * (1 - WARM_UP)), seed: seed + 1, ids }, tally);
  const seconds = (performance.now() - started) / 1_000;
  const after = await settled(attacked, before);
  if (after[0] > before[0] + MEMORY_MB)
    tally.defects.push(`memory grew from ${before[0].toFixed()} to ${after[0].toFixed()} MB`);
  if (after[1] > before[1] + DESCRIPTORS)
    tally.defects.push(`descriptors grew from ${before[1]} to ${after[1]}`);
  const sorted = tally.times.toSorted((a, b) => a - b);
  return {
    calls: sorted.length,
    statuses: Object.fromEntries([...tally.statuses].toSorted(([a], [b]) => a - b)),
    perSecond: sorted.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
    memory: [before[0], after[0]],
    descriptors: [before[1], after[1]],
    defects: tally.defects,
  };
}

/** Waits until the server is as it was, for a minute at most. */
async function settled(
  attacked: Attacked,
  [memory, descriptors]: readonly [number, number],
): Promise<readonly [number, number]> {
  const end = Date.now() + IDLE_MS;
  for (;;) {
    const now = [attacked.memory(), attacked.descriptors()] as const;
    const isBack = now[0] <= memory + MEMORY_MB && now[1] <= descriptors + DESCRIPTORS;
    if (isBack || Date.now() > end) return now;
    await setTimeout(500);
  }
}

/**
 * What is slow or dropped is sent again: another process may have held the machine, or the server
 * closed an idle connection at this moment.
 */
async function answerTo(send: Send, call: RandomCall): Promise<Answer> {
  const answer = await send(call);
  return answer.status === 0 || answer.ms > SLOW_MS ? send(call) : answer;
}

function note(call: RandomCall, { status, ms }: Answer, tally: Tally): void {
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  tally.times.push(ms);
  const isWrong = status === 500 || status === 0 || ms > SLOW_MS;
  if (!isWrong || tally.defects.length === SHOWN) return;
  const headers = JSON.stringify(call.headers).slice(0, 400);
  const body = call.body?.toString().slice(0, 200) ?? '';
  const what = `${status} after ${ms.toFixed()} ms`;
  tally.defects.push(`${what}: ${call.method} ${call.path.slice(0, 200)} ${headers} ${body}`);
}

async function run(
  attacked: Attacked,
  { count, seed, ids }: { count: number; seed: number; ids: readonly number[] },
  tally: Tally,
): Promise<void> {
  const { send, close } = createSend(attacked.port, CONNECTIONS);
  let token = await attacked.token('attacker');
  let issued = Date.now();
  const options = { apiKey: API_KEY, ids, token };
  let next = createRandomCalls(createRandom(seed).next, options);
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if (Date.now() - issued > TOKEN_MS) {
        issued = Date.now();
        token = await attacked.token('attacker');
        next = createRandomCalls(createRandom(seed, left).next, { ...options, token });
      }
      const call = next();
      note(call, await answerTo(send, call), tally);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  close();
}
