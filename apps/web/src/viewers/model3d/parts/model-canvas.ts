/**
 * The model itself: the only file that runs model-viewer. It is loaded when somebody asks to see a model (model-view.tsx), speaks
 * in our own terms and keeps model-viewer's inside.
 */
import { ModelViewerElement } from '@google/model-viewer';
import { arModes } from '#browser/ar-support.ts';
import { allowsMotion } from '#browser/use-media-query.ts';
import { FULL_VIEW, cameraOrbit, type Viewpoint } from '../model-scene.ts';
import meshoptReady from './meshopt-ready.js?url';

setOwnDecoders();

/** The sides that a screen reader is told of while the model turns. */
const SIDES = ['front', 'right', 'back', 'left'] as const;
type Side = (typeof SIDES)[number];

export interface ModelLabels {
  /** Names the model. */
  readonly alt: string;
  /** How it is turned from the keyboard. */
  readonly keys: string;
  /** Names what is said while it turns. */
  readonly seen: string;
  readonly ar: string;
  /** From where it is seen. */
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
  /** Degrees; to the left and upwards are positive. */
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
  // The page can still be scrolled by a finger on the model.
  viewer.touchAction = 'pan-y';
  viewer.append(arButton(labels.ar, options.arButtonClass));
  viewer.addEventListener('progress', (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const percent = percentOf(event);
    // The last percent comes after the model can be seen, and focused.
    if (isLoaded && percent === 100) onReady();
    else onProgress(percent);
  });
  viewer.addEventListener('load', () => (isLoaded = true));
  viewer.addEventListener('error', onFailed);
  holder.append(viewer);
  nameParts(viewer, labels);
  return handleOf(viewer);
}

function percentOf({ detail }: CustomEvent<{ readonly totalProgress: number }>): number {
  return Math.round(detail.totalProgress * 100);
}

/** Shown by model-viewer only where it can be done. */
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

/** model-viewer names these in English. */
function nameParts({ shadowRoot }: ModelViewerElement, { seen }: ModelLabels): void {
  shadowRoot?.querySelector('[role=region]')?.setAttribute('aria-label', seen);
}

function handleOf(viewer: ModelViewerElement): ModelCanvas {
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
    zoomBy: (steps) => viewer.zoom(steps),
    // The element around it cannot be focused.
    focus: () => viewer.shadowRoot?.querySelector<HTMLElement>('.userInput')?.focus(),
    remove: () => viewer.remove(),
  };
}

/** Nothing is asked for there. */
const NOWHERE = '/decoders/';

/**
 * Called before the first model is made. Compressed models are unpacked by files that we serve, in
 * workers (vite-model-decoders.ts): model-viewer would ask two foreign hosts for them.
 */
function setOwnDecoders(): void {
  // Every new model asks this name of the window, and takes a foreign host's files where it finds nothing.
  Object.assign(window, {
    ModelViewerElement: {
      // It knows its files itself (draco-in-worker.ts).
      dracoDecoderLocation: NOWHERE,
      // Packs hold no textures of this kind (probe-media.ts).
      ktx2TranscoderLocation: NOWHERE,
      // It is used once a script has been named.
      meshoptDecoderLocation: meshoptReady,
      // Only for animated textures, which a GLB does not hold.
      lottieLoaderLocation: NOWHERE,
    },
  });
}
