/** What a model's viewer is handed: texts already picked, addresses already made. */
import type { LocalizedText } from '#state/players.ts';

/** From where a model is seen. Degrees around it from its front, degrees above its middle; zoom 1 shows all of it. */
export interface Viewpoint {
  readonly turn: number;
  readonly tilt: number;
  readonly zoom: number;
}

export interface NamedViewpoint extends Viewpoint {
  readonly title: LocalizedText;
  /** What one sees from there. */
  readonly text?: LocalizedText | undefined;
}

export interface ModelScene {
  /** Of a GLB file. */
  readonly src: string;
  /** Names the model for those who cannot see it. */
  readonly alt: string;
  readonly views: readonly NamedViewpoint[];
}

export const FULL_VIEW: Viewpoint = { turn: 0, tilt: 15, zoom: 1 };

/** Percent of the distance that shows all, with a little air. */
const FULL_VIEW_DISTANCE = 105;

/** As model-viewer writes a camera: around from the front, down from the top, how far away. */
export function cameraOrbit({ turn, tilt, zoom }: Viewpoint): string {
  return `${turn}deg ${90 - tilt}deg ${Number((FULL_VIEW_DISTANCE / zoom).toFixed(2))}%`;
}
