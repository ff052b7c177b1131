/** What a probe is: one kind of attack, tried, and what the server must do. */
import { setTimeout } from 'node:timers/promises';
import { API_KEY } from '../../bench/processes.ts';
import type { Attacked } from './attacked-server.ts';
import type { Answer, Send } from './send.ts';

export interface ProbeTools {
  readonly attacked: Attacked;
  readonly send: Send;
}

export interface Probe {
  readonly name: string;
  readonly tried: string;
  /** @returns what gave way; nothing when it held */
  readonly run: (tools: ProbeTools) => Promise<readonly string[]>;
}

export const KEY = { 'api-key': API_KEY } as const;

/** An answer is slow when a visitor would leave. */
export const SLOW_MS = 2_000;

const MOST_SHOWN = 3;

/** Described only when it is not as it must be. */
export const unless = (isRight: boolean, what: string): readonly string[] =>
  isRight ? [] : [what];

export const shown = ({ status, ms, text }: Answer): string =>
  `${status} after ${ms.toFixed()} ms ${text.slice(0, 120)}`;

/** Waits until a condition holds. @returns whether it did in time */
export async function holds(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > end) return false;
    await setTimeout(200);
  }
  return true;
}

/** A page and the health check answer while `load` goes on. */
export async function answersDuring(
  { send }: ProbeTools,
  load: Promise<unknown>,
  limitMs: number,
): Promise<readonly string[]> {
  const isOver = load.then(() => true);
  const found: string[] = [];
  while (found.length < MOST_SHOWN && !(await Promise.race([isOver, setTimeout(200, false)])))
    for (const path of ['/healthz', '/article/101']) {
      const answer = await send({ path });
      if (answer.status !== 200 || answer.ms > limitMs)
        found.push(`${path} meanwhile: ${shown(answer)}`);
    }
  await load;
  return found;
}
