/**
 * Opens the modal dialog: something that the visitor must answer or know now
 * (specification §2.7, §3.9). The frame shows it.
 */
import { createStore, useStore } from '#browser/store.ts';

export type PopupIcon = 'solved' | 'locked' | 'noGps' | 'trophy' | 'fault' | 'restart' | 'warning';

export interface PopupButton {
  readonly title: string;
  /** Runs after the dialog has closed; every button closes it. Default: nothing more. */
  readonly onClick?: () => void;
  /** Default: the first is `primary`, the others `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'danger';
}

export interface Popup {
  readonly icon: PopupIcon;
  readonly title: string;
  readonly body?: string;
  /** The main one first. Without any there is the close button, which is always there. */
  readonly buttons?: readonly PopupButton[];
  /** For what is won. Never shown to those who want less motion. */
  readonly confetti?: boolean;
}

const shown = createStore<Popup | undefined>(undefined);

/** Opens a dialog over the page; another that is open gives way. The focus comes back when it closes. */
export function openPopup(popup: Popup): void {
  shown.set(popup);
}

export function closePopup(): void {
  shown.set(undefined);
}

export function usePopup(): Popup | undefined {
  return useStore(shown, undefined);
}
