// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '#ui/testing/mount.ts';
import { ModelView } from './model-view.tsx';
import type { ModelCanvas, ModelCanvasOptions } from './parts/model-canvas.ts';

/** URLs that have failed: model-viewer does not request them again. */
const failed = new Set<string>();
let isReachable = true;
let attempts = 0;

vi.mock('#i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));
vi.mock('#i18n/lazy-texts.ts', async (original) => ({
  ...(await original<object>()),
  useGroupText: () => (key: string) => key,
}));
vi.mock('./parts/model-canvas.ts', () => ({
  createModelCanvas({ src, onReady, onFailed }: ModelCanvasOptions) {
    attempts += 1;
    if (!isReachable) failed.add(src);
    queueMicrotask(failed.has(src) ? onFailed : onReady);
    return { focus: () => {}, remove: () => {} } as ModelCanvas;
  },
}));

/** Waits for the viewer's attempt, whose code is imported first. */
async function attempt(start: () => void): Promise<void> {
  const before = attempts;
  await act(async () => start());
  await act(async () => {
    await expect.poll(() => attempts).toBe(before + 1);
  });
}

it('a failed model loads by a retry, although its URL stays cached as failed', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  const element = document.createElement('div');
  const scene = { src: '/media/file/stave-church', alt: 'A stave church', views: [] };
  isReachable = false;
  await attempt(
    () => void mount(<ModelView scene={scene} poster="" onClose={() => {}} />, element),
  );
  expect(element.querySelector('[role=alert]')?.textContent).toContain('model.failed');
  isReachable = true;
  await attempt(() => element.querySelector<HTMLElement>('[role=alert] button')?.click());
  expect(element.querySelector('[role=alert]')).toBeNull();
  expect(element.textContent).toContain('model.help');
});
