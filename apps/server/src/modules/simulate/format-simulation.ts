import type { SimulatedRebus } from './simulate-rebus.ts';

/** What `varde simulate` prints. */
export function formatSimulation(title: string, simulated: SimulatedRebus): string {
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
