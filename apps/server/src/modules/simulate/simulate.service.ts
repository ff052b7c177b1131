import type { Pack } from '@varde/content-pack/pack';
import { formatSimulation } from './format-simulation.ts';
import { simulateRebus } from './simulate-rebus.ts';

export interface SimulatedWords {
  readonly words: string;
  readonly isSolvable: boolean;
}

/** The report of a rebus played by a virtual walker; `undefined` when the pack has none of that id. */
export function simulatedWords(pack: Pack | undefined, id: number): SimulatedWords | undefined {
  const rebus = pack?.documents.find((document) => document.id === id);
  if (!pack || rebus?.kind !== 'rebus') return undefined;
  const simulated = simulateRebus(pack, rebus);
  const title = Object.values(rebus.title)[0] ?? String(id);
  return { words: formatSimulation(title, simulated), isSolvable: simulated.isSolvable };
}
