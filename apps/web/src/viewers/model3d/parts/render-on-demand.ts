/**
 * Stops model-viewer's animation frames while nothing moves: it requests one after the other as long
 * as a model is on the page, and draws only in those in which something has changed.
 */
import type { ModelViewerElement } from '@google/model-viewer';
import { ModelScene } from '@google/model-viewer/lib/three-components/ModelScene.js';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js';

/** What is used of the renderer, which all models of a page share; three.js has no types here. */
interface FrameRenderer {
  readonly threeRenderer: ThreeRenderer | null;
  readonly scenes: ReadonlySet<unknown>;
  readonly isPresenting: boolean;
  /** Whether the last frame was drawn. */
  readonly renderedLastFrame: boolean;
  lastTick: number;
  render(time: number, xrFrame?: unknown): void;
}

interface ThreeRenderer {
  readonly xr: { addEventListener(type: 'sessionstart', listener: () => void): void };
  setAnimationLoop(callback: FrameRenderer['render'] | null): void;
}

/** Without a change before the frames stop: what a change causes follows within a few frames. */
const IDLE_MS = 500;
/** At least, on a device that is slower than that. */
const IDLE_FRAMES = 3;

/** Inputs that turn, move or enlarge a model, on the element or in its shadow tree. */
const INPUTS = ['pointerdown', 'pointermove', 'pointerup', 'touchmove', 'wheel', 'keydown'];

/** Requests frames again; known once the first model is created. */
let wake: (() => void) | undefined;

/** @returns requests frames again: for changes that are neither input nor properties */
export function renderOnDemand(viewer: ModelViewerElement): () => void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of it is private there
  const request = (wake ??= followRenderer(Renderer.singleton as unknown as FrameRenderer));
  for (const type of INPUTS)
    viewer.addEventListener(type, request, { capture: true, passive: true });
  // Properties, and whether the model is in view.
  viewer.addController({ hostUpdated: request });
  return request;
}

function followRenderer(renderer: FrameRenderer): () => void {
  const { threeRenderer } = renderer;
  // Without WebGL there are no frames.
  if (!threeRenderer) return () => {};
  let isRunning = true;
  let idleFrames = 0;
  let changedAt = 0;
  const render = renderer.render.bind(renderer);
  const renderFrame: FrameRenderer['render'] = (time, xrFrame) => {
    isRunning = true;
    render(time, xrFrame);
    // In AR the device requests the frames.
    const isIdle = !xrFrame && !renderer.isPresenting && !renderer.renderedLastFrame;
    idleFrames = isIdle ? idleFrames + 1 : 0;
    if (!isIdle) changedAt = time;
    if (idleFrames < IDLE_FRAMES || time - changedAt < IDLE_MS) return;
    isRunning = false;
    queueMicrotask(stop);
  };
  // After the frame, as three.js requests the next one at its end.
  const stop = (): void => {
    if (!isRunning) threeRenderer.setAnimationLoop(null);
  };
  const request = (): void => {
    idleFrames = 0;
    changedAt = performance.now();
    if (isRunning || renderer.scenes.size === 0) return;
    isRunning = true;
    // Otherwise a movement would skip the time of rest.
    renderer.lastTick = changedAt;
    threeRenderer.setAnimationLoop(renderFrame);
  };
  renderer.render = renderFrame;
  followScenes(request);
  threeRenderer.xr.addEventListener('sessionstart', request);
  // Zooming the page changes the pixels of the canvas, but no size in CSS.
  addEventListener('resize', request);
  return request;
}

/** Everything that changes what a model looks like ends here. */
function followScenes(request: () => void): void {
  const { prototype } = ModelScene;
  // oxlint-disable-next-line typescript/unbound-method -- called with its scene
  const { queueRender } = prototype;
  prototype.queueRender = function queueRenderAndRequest(this: ModelScene): void {
    queueRender.call(this);
    request();
  };
}
