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

/** A model in `holder`, from the first byte to the last; a new `attempt` begins again. Texts are read once. */
export function useModelCanvas(
  holder: RefObject<HTMLElement | null>,
  options: ModelOptions,
  attempt: number,
): ModelState {
  const [state, setState] = useState<ModelState>(START);
  // oxlint-disable-next-line react/exhaustive-deps -- words never change while a model is open
  useEffect(() => startModel(holder.current, options, attempt, setState), [options.src, attempt]);
  return state;
}

/** Gives what takes the model away again. */
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
      // A file that failed is remembered as broken under its address.
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
