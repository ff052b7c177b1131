/** What a key does in the search box with its list of suggestions (ARIA combobox with a list box). Pure. */

export interface BoxState {
  /** The list is shown. */
  readonly isOpen: boolean;
  /** Index of the suggestion that Enter goes to; `undefined`: the words themselves are searched for. */
  readonly active: number | undefined;
}

export type KeyOutcome =
  | { readonly does: 'nothing' }
  | { readonly does: 'become'; readonly state: BoxState }
  | { readonly does: 'follow'; readonly index: number }
  | { readonly does: 'clear' };

const NOTHING: KeyOutcome = { does: 'nothing' };

/** @param count suggestions in the list */
export function afterKey(key: string, state: BoxState, count: number): KeyOutcome {
  if (key === 'ArrowDown' || key === 'ArrowUp') return step(key === 'ArrowDown', state, count);
  if (key === 'Enter' && state.isOpen && state.active !== undefined)
    return { does: 'follow', index: state.active };
  if (key !== 'Escape') return NOTHING;
  // As search boxes do: the first press puts the list away, the second the words.
  return isShown(state, count) ? become({ isOpen: false, active: undefined }) : { does: 'clear' };
}

/** Round and round, with the words themselves between the last and the first. */
function step(down: boolean, state: BoxState, count: number): KeyOutcome {
  if (count === 0) return NOTHING;
  const from = isShown(state, count) ? state.active : undefined;
  const first = down ? 0 : count - 1;
  if (from === undefined) return become({ isOpen: true, active: first });
  const next = from + (down ? 1 : -1);
  return become({ isOpen: true, active: next < 0 || next >= count ? undefined : next });
}

function isShown({ isOpen }: BoxState, count: number): boolean {
  return isOpen && count > 0;
}

function become(state: BoxState): KeyOutcome {
  return { does: 'become', state };
}
