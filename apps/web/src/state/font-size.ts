/**
 * The visitor's text size: 1 is 1em, any other number 1.2em (specification §4.2), set as an
 * attribute of the root.
 */
import { FONT_SIZES } from '@varde/domain/constants';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';

export type FontSize = 'normal' | 'large';

const KEY = 'fontsize';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An invalid entry counts as none. */
function readFontSize(): FontSize {
  const stored = Number(readStored(KEY) ?? FONT_SIZES[0]);
  return Number.isNaN(stored) || stored === FONT_SIZES[0] ? 'normal' : 'large';
}

export function chooseFontSize(size: FontSize): void {
  const [normal, large] = FONT_SIZES;
  writeStored(KEY, String(size === 'large' ? large : normal));
  document.documentElement.dataset.fontSize = size;
  for (const listener of listeners) listener();
}

/** The chosen size; `normal` on the server. */
export function useFontSize(): FontSize {
  return useSyncExternalStore(subscribe, readFontSize, () => 'normal');
}
