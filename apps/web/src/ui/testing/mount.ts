/** Renders components in tests, in happy-dom. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

interface Mounted {
  readonly element: HTMLElement;
  readonly render: (node: ReactNode) => void;
  readonly unmount: () => void;
}

/** Renders in the page until the test ends, or `unmount`; effects have run when it returns. */
export function mount(node: ReactNode, element = document.createElement('div')): Mounted {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  if (!element.isConnected) document.body.append(element);
  const root = createRoot(element);
  const render = (next: ReactNode) => act(() => root.render(next));
  const unmount = () => act(() => root.unmount());
  onTestFinished(() => {
    unmount();
    element.remove();
  });
  render(node);
  return { element, render, unmount };
}
