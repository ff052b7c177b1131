// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main tabindex="-1"></main><div></div>';
  const [main, element] = document.body.children;
  const root = createRoot(element as HTMLElement);
  act(() => root.render(<ToastOutlet />));
  act(() => showToast({ message: 'Lagret' }));
  closeButton()?.focus();
  expect(document.activeElement).toBe(closeButton());
  act(() => void close());
  expect(element?.textContent).not.toContain('Lagret');
  expect(document.activeElement).toBe(main);
  act(() => root.unmount());
});
