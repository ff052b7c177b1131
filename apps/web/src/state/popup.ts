/**
 * Opens the modal dialog for what needs the visitor's attention now (specification §2.7, §3.9). The
 * frame shows it.
 */
import { createStore, useStore } from '#browser/store.ts';

export type PopupIcon = 'solved' | 'locked' | 'noGps' | 'trophy' | 'fault' | 'restart' | 'warning';

export interface PopupButton {
  readonly title: string;
  /** Runs after the dialog has closed, which every button does. Default: nothing. */
  readonly onClick?: () => void;
  /** Default: the first is `primary`, the others `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'danger';
}

export interface Popup {
  readonly icon: PopupIcon;
  readonly title: string;
  readonly body?: string;
  /** Primary button first. The close button is always there. */
  readonly buttons?: readonly PopupButton[];
  /** Celebration; not shown under reduced motion. */
  readonly confetti?: boolean;
}

const shown = createStore<Popup | undefined>(undefined);

/** Opens a dialog over the page, replacing an open one. The focus returns when it closes. */
export function openPopup(popup: Popup): void {
  shown.set(popup);
}

/** Replaces the content of a dialog; does nothing when it is no longer shown. */
export function changePopup(popup: Popup, changed: Popup): void {
  if (shown.get() === popup) shown.set(changed);
}

export function closePopup(): void {
  shown.set(undefined);
}

export function usePopup(): Popup | undefined {
  return useStore(shown, undefined);
}
