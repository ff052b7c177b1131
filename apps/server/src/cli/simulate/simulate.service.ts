import type { Pack } from '@varde/content-pack/pack';
import { type SimulatedRebus, simulateRebus } from './simulate-rebus.ts';

export interface SimulationReport {
  readonly text: string;
  readonly isSolvable: boolean;
}

/** The simulation report of a rebus; `undefined` when the pack has no rebus with that id. */
export function simulationReport(pack: Pack | undefined, id: number): SimulationReport | undefined {
  const rebus = pack?.documents.find((document) => document.id === id);
  if (!pack || rebus?.kind !== 'rebus') return undefined;
  const simulated = simulateRebus(pack, rebus);
  const title = Object.values(rebus.title)[0] ?? String(id);
  return { text: formatSimulation(title, simulated), isSolvable: simulated.isSolvable };
}

function formatSimulation(title: string, simulated: SimulatedRebus): string {
  const { posts, metres, minutes, points, troubles, isSolvable } = simulated;
  const rows = posts.map(
    ({ id, title: name, metres: from, isSolved }, index) =>
      `  ${index + 1}. ${name} (${id})${index > 0 ? `, ${from} m on` : ''}: ${isSolved ? 'solved' : 'NOT SOLVED'}`,
  );
  return [
    `${title}: ${isSolvable ? 'can be solved' : 'CANNOT BE SOLVED'}`,
    ...rows,
    `${metres} m in straight lines, about ${minutes} minutes, ${points} points at most`,
    ...troubles.map((trouble) => `  ! ${trouble}`),
  ].join('\n');
}
