/** A short message over the page, one at a time (specification §2.7, §3.9). The frame shows it. */
import type { LucideIcon } from 'lucide-react';
import { createStore, useStore } from '#browser/store.ts';

export interface Toast {
  readonly message: string;
  /** Default `info`. `warning` interrupts a screen reader, the others wait until it is silent. */
  readonly tone?: 'info' | 'success' | 'warning';
  /** Default: by tone. */
  readonly icon?: LucideIcon;
  readonly button?: { readonly title: string; readonly link: string };
}

const shown = createStore<Toast | undefined>(undefined);

/** Shows a message until it is closed or replaced. Never moves the focus. */
export function showToast(toast: Toast): void {
  shown.set(toast);
}

/** @param toast only this one, if it is still shown; default: any */
export function closeToast(toast?: Toast): void {
  if (toast === undefined || shown.get() === toast) shown.set(undefined);
}

export function useToast(): Toast | undefined {
  return useStore(shown, undefined);
}
