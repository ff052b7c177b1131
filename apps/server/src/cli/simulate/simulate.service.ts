import type { Pack } from '@varde/content-pack/pack';
import { type SimulatedRebus, simulateRebus } from './simulate-rebus.ts';

export interface SimulationReport {
  readonly text: string;
  readonly isSolvable: boolean;
}

/** The report of a rebus played by a virtual walker; `undefined` when the pack has none of that id. */
export function simulationReport(pack: Pack | undefined, id: number): SimulationReport | undefined {
  const rebus = pack?.documents.find((document) => document.id === id);
  if (!pack || rebus?.kind !== 'rebus') return undefined;
  const simulated = simulateRebus(pack, rebus);
  const title = Object.values(rebus.title)[0] ?? String(id);
  return { text: formatSimulation(title, simulated), isSolvable: simulated.isSolvable };
}

/** What `varde simulate` prints. */
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
