// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '#ui/testing/mount.ts';
import { showToast } from '#state/toast.ts';
import { ToastOutlet } from './toast-outlet.tsx';

vi.mock('#i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));

const escape = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
const closeButton = () =>
  document.querySelector<HTMLElement>('button[aria-label="shell.closeMessage"]');

it.each([
  ['its button', () => closeButton()?.click()],
  ['Escape', escape],
])('a message that is closed by %s passes its focus to the main part', (_how, close) => {
  document.body.innerHTML = '<main tabindex="-1"></main><div></div>';
  const [main, element] = document.body.children;
  mount(<ToastOutlet />, element as HTMLDivElement);
  act(() => showToast({ message: 'Lagret' }));
  closeButton()?.focus();
  expect(document.activeElement).toBe(closeButton());
  act(() => void close());
  expect(element?.textContent).not.toContain('Lagret');
  expect(document.activeElement).toBe(main);
});
