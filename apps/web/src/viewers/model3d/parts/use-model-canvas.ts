import { useEffect, useState, type RefObject } from 'react';
import type { ModelCanvas, ModelCanvasOptions } from './model-canvas.ts';

export type ModelState =
  | { readonly status: 'loading'; readonly percent: number }
  | { readonly status: 'ready'; readonly canvas: ModelCanvas }
  /** The browser cannot draw in 3D. */
  | { readonly status: 'unavailable' }
  | { readonly status: 'failed' };

type ModelOptions = Pick<ModelCanvasOptions, 'src' | 'labels' | 'arButtonClass'>;

const START: ModelState = { status: 'loading', percent: 0 };

/** Loads a model into `holder`; a new `attempt` reloads it. Labels are read once. */
export function useModelCanvas(
  holder: RefObject<HTMLElement | null>,
  options: ModelOptions,
  attempt: number,
): ModelState {
  const [state, setState] = useState<ModelState>(START);
  // oxlint-disable-next-line react/exhaustive-deps -- labels do not change while a model is open
  useEffect(() => startModel(holder.current, options, attempt, setState), [options.src, attempt]);
  return state;
}

/** @returns removes the model */
function startModel(
  holder: HTMLElement | null,
  options: ModelOptions,
  attempt: number,
  onState: (state: ModelState) => void,
): () => void {
  let canvas: ModelCanvas | undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    canvas?.remove();
  };
  const show = (state: ModelState): void => {
    if (!isOver) onState(state);
  };
  const fail = (): void => {
    show({ status: 'failed' });
    end();
  };
  const start = async (): Promise<void> => {
    const { createModelCanvas } = await import('./model-canvas.ts');
    if (isOver || !holder) return;
    const created = createModelCanvas({
      ...options,
      holder,
      // A failed file stays cached as failed under its URL.
      src: attempt > 0 ? `${options.src}#${attempt}` : options.src,
      onProgress: (percent) => show({ status: 'loading', percent }),
      onReady: () => show({ status: 'ready', canvas: created }),
      onFailed: fail,
    });
    canvas = created;
  };
  show(START);
  if (canDraw()) start().catch(fail);
  else show({ status: 'unavailable' });
  return end;
}

function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
