/**
 * Adapter of model-viewer, which only this folder imports. Loaded lazily by model-view.tsx; none of
 * model-viewer's types appear in its interface.
 */
import { ModelViewerElement } from '@google/model-viewer';
import { arModes } from '#browser/ar-support.ts';
import { allowsMotion } from '#browser/use-media-query.ts';
import { FULL_VIEW, cameraOrbit, type Viewpoint } from '../model-scene.ts';
import meshoptReady from './meshopt-ready.js?url';
import { renderOnDemand } from './render-on-demand.ts';

/** Never requested. */
const UNUSED_URL = '/decoders/';

setOwnDecoders();

/** Sides that a screen reader announces while the model turns. */
const SIDES = ['front', 'right', 'back', 'left'] as const;
type Side = (typeof SIDES)[number];

export interface ModelLabels {
  readonly alt: string;
  /** Keyboard instructions. */
  readonly keys: string;
  /** Accessible name of the region that announces the side. */
  readonly seen: string;
  readonly ar: string;
  /** The side that is seen. */
  readonly from: (side: Side, height: 'upper' | 'middle' | 'lower') => string;
}

export interface ModelCanvasOptions {
  readonly holder: HTMLElement;
  readonly src: string;
  readonly labels: ModelLabels;
  readonly arButtonClass: string;
  /** Percent. */
  readonly onProgress: (percent: number) => void;
  readonly onReady: () => void;
  readonly onFailed: () => void;
}

export interface ModelCanvas {
  readonly lookFrom: (view: Viewpoint) => void;
  /** Degrees; left and up are positive. */
  readonly turnBy: (around: number, up: number) => void;
  /** Steps; positive is closer. */
  readonly zoomBy: (steps: number) => void;
  readonly focus: () => void;
  readonly remove: () => void;
}

const RADIAN = Math.PI / 180;

export function createModelCanvas(options: ModelCanvasOptions): ModelCanvas {
  const { holder, src, labels, onProgress, onReady, onFailed } = options;
  const viewer = new ModelViewerElement();
  let isLoaded = false;
  Object.assign(viewer, {
    src,
    alt: labels.alt,
    a11y: JSON.stringify(spokenSides(labels)),
    cameraControls: true,
    cameraOrbit: cameraOrbit(FULL_VIEW),
    interactionPrompt: 'none',
    loading: 'eager',
    shadowIntensity: 1,
    ar: true,
    arModes: arModes(),
  });
  // Dragging on the model still scrolls the page.
  viewer.touchAction = 'pan-y';
  viewer.append(arButton(labels.ar, options.arButtonClass));
  viewer.addEventListener('progress', (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const percent = percentOf(event);
    // 100 % is reported after the model is visible and focusable.
    if (isLoaded && percent === 100) onReady();
    else onProgress(percent);
  });
  viewer.addEventListener('load', () => (isLoaded = true));
  viewer.addEventListener('error', onFailed);
  const requestFrames = renderOnDemand(viewer);
  holder.append(viewer);
  nameParts(viewer, labels);
  return handleOf(viewer, requestFrames);
}

function percentOf({ detail }: CustomEvent<{ readonly totalProgress: number }>): number {
  return Math.round(detail.totalProgress * 100);
}

/** model-viewer shows it only where AR is supported. */
function arButton(label: string, className: string): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', slot: 'ar-button', className, textContent: label });
  return button;
}

function spokenSides({ from, keys }: ModelLabels): Record<string, string> {
  const spoken = SIDES.flatMap((side) => [
    [`upper-${side}`, from(side, 'upper')],
    [side, from(side, 'middle')],
    [`lower-${side}`, from(side, 'lower')],
  ]);
  return { ...Object.fromEntries(spoken), 'interaction-prompt': keys };
}

/** model-viewer's own label is English. */
function nameParts({ shadowRoot }: ModelViewerElement, { seen }: ModelLabels): void {
  shadowRoot?.querySelector('[role=region]')?.setAttribute('aria-label', seen);
}

function handleOf(viewer: ModelViewerElement, requestFrames: () => void): ModelCanvas {
  const look = (orbit: string): void => {
    viewer.cameraOrbit = orbit;
    if (!allowsMotion()) void viewer.updateComplete.then(() => viewer.jumpCameraToGoal());
  };
  return {
    lookFrom: (view) => look(cameraOrbit(view)),
    turnBy(around, up) {
      const { theta, phi, radius } = viewer.getCameraOrbit();
      look(`${theta + around * RADIAN}rad ${phi - up * RADIAN}rad ${radius}m`);
    },
    zoomBy(steps) {
      viewer.zoom(steps);
      requestFrames();
    },
    // The host element is not focusable.
    focus: () => viewer.shadowRoot?.querySelector<HTMLElement>('.userInput')?.focus(),
    remove: () => viewer.remove(),
  };
}

/**
 * Called before the first model is created. Decoders are served by us and run in workers
 * (vite/model-decoders.ts); model-viewer would load them from two other hosts.
 */
function setOwnDecoders(): void {
  // Read for every new model; missing entries default to files on other hosts.
  Object.assign(window, {
    ModelViewerElement: {
      // Unused: draco-in-worker.ts has its own URLs.
      dracoDecoderLocation: UNUSED_URL,
      // Packs contain no KTX2 textures (probe-media.ts).
      ktx2TranscoderLocation: UNUSED_URL,
      // Meshopt is enabled only once a script is set.
      meshoptDecoderLocation: meshoptReady,
      // Only for animated textures, which GLB files do not contain.
      lottieLoaderLocation: UNUSED_URL,
    },
  });
}
