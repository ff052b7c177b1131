import type { PostState } from '@varde/domain/rebus/post-state';

type States = ReadonlyMap<number, PostState>;

/** The post whose place the visitor has come to; one that waits for its turn is only passed by. Pure. */
export function comeTo(before: States, after: States): number | undefined {
  const ids = [...after.keys()];
  return ids.find((id) => {
    const now = after.get(id);
    const isItsTurn = !waitsFor(now, 'sequence');
    return waitsFor(before.get(id), 'distance') && !waitsFor(now, 'distance') && isItsTurn;
  });
}

function waitsFor(state: PostState | undefined, by: 'distance' | 'sequence'): boolean {
  return state?.status === 'locked' && state.by.some((one) => one.by === by);
}
