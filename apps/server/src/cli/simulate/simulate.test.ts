import { join } from 'node:path';
import { readPack } from '@varde/content-pack/read-pack';
import type { PackPost, Pack, PackRebus } from '@varde/content-pack/pack';
import { joined, type Message, translate } from '@varde/domain/message';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '#config/config.ts';
import { simulateRebus, simulationReport } from './simulate-rebus.ts';

const { pack: demo } = await readPack(join(PROJECT_ROOT, 'content/demo'));

function rebusOf(id: number): PackRebus {
  const found = demo.documents.find((document) => document.id === id);
  if (found?.kind !== 'rebus') throw new Error(`no rebus ${id}`);
  return found;
}

/** The demo's rebus with a changed second post. */
function withSecond(changes: Partial<PackPost>): PackRebus {
  const rebus = rebusOf(401);
  return {
    ...rebus,
    posts: rebus.posts.map((post, at) => (at === 1 ? { ...post, ...changes } : post)),
  };
}

const linesOf = (lines: readonly Message[]): string => translate(joined(lines, '\n'));

const play = (rebus: PackRebus, pack: Pack = demo) => simulateRebus(pack, rebus);

describe('a virtual walker', () => {
  it.each([401, 402])('solves the rebus %i of the demo pack', (id) => {
    const { isSolvable, posts, troubles, metres, minutes } = play(rebusOf(id));
    expect(troubles).toEqual([]);
    expect(isSolvable).toBe(true);
    expect(posts.every(({ isSolved }) => isSolved)).toBe(true);
    expect(metres).toBeGreaterThan(500);
    expect(minutes).toBeGreaterThan(20);
  });

  it('reports an unreachable post and those that depend on it', () => {
    const { isSolvable, posts, troubles } = play(
      withSecond({ conditions: { qr: true }, second_way: undefined }),
      { ...demo, codes: [] },
    );
    expect(isSolvable).toBe(false);
    expect(posts.map(({ isSolved }) => isSolved)).toEqual([true, false, false, false, false]);
    expect(linesOf(troubles)).toContain('4012');
  });

  it('unlocks a post by its fallback method when nothing else does', () => {
    const conditions = { qr: true };
    for (const second_way of [{ code: '4712' }, { question: {}, answers: { no: ['Sørfra'] } }]) {
      const played = play(withSecond({ conditions, second_way }), { ...demo, codes: [] });
      expect(played.isSolvable).toBe(true);
    }
  });

  it('reports ambiguous tasks and posts without a fallback', () => {
    const two = { text: { no: 'Ja' }, correct: false };
    const troubles = (changes: Partial<PackPost>) => linesOf(play(withSecond(changes)).troubles);
    const task = { question: { no: 'Var det en kirke?' }, points: 1, hints: [] };
    const options = [{ ...two, correct: true }, two];
    expect(troubles({ task: { ...task, kind: 'single', options } })).toContain("read 'Ja'");
    const answers = { no: ['kirke'] };
    expect(troubles({ task: { ...task, kind: 'text', answers } })).toContain(
      'occurs in the question',
    );
    const counted = { ...task, question: { no: 'Hvilket av de fire tårnene, i en by?' } };
    const towers = (no: string[]) =>
      troubles({ task: { ...counted, kind: 'text', answers: { no } } });
    expect(towers(['4'])).toContain("'4' occurs in the question");
    expect(towers(['ett'])).not.toContain('occurs in the question');
    const range = { ...task, kind: 'number' as const, number: 10, tolerance: 9 };
    expect(troubles({ task: range })).toContain('from 1 to 19');
  });

  it('formats the simulation as text', () => {
    expect(linesOf(simulationReport(demo, 401)?.lines ?? [])).toMatch(
      /Rundt Bryggen: can be solved\n {2}1\. /,
    );
    expect(simulationReport(demo, 101)).toBeUndefined();
  });
});
