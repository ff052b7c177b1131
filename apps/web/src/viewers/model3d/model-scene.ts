/** Input of the 3D viewer, with localized texts and final URLs. */
import type { LocalizedText } from '#state/players.ts';

/** Degrees around the model from its front, degrees above its centre; zoom 1 shows all of it. */
export interface Viewpoint {
  readonly turn: number;
  readonly tilt: number;
  readonly zoom: number;
}

export interface NamedViewpoint extends Viewpoint {
  readonly title: LocalizedText;
  /** Describes the view. */
  readonly text?: LocalizedText | undefined;
}

export interface ModelScene {
  /** URL of a GLB file. */
  readonly src: string;
  readonly alt: string;
  readonly views: readonly NamedViewpoint[];
}

export const FULL_VIEW: Viewpoint = { turn: 0, tilt: 15, zoom: 1 };

/** Percent of model-viewer's framing distance, with a small margin. */
const FULL_VIEW_DISTANCE = 105;

/** `cameraOrbit` of model-viewer: azimuth from the front, polar angle from the top, distance. */
export function cameraOrbit({ turn, tilt, zoom }: Viewpoint): string {
  return `${turn}deg ${90 - tilt}deg ${Number((FULL_VIEW_DISTANCE / zoom).toFixed(2))}%`;
}
