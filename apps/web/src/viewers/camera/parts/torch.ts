/** The camera's light. Only some browsers know of it, and TypeScript's own types do not. */

interface LitCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

interface LitConstraint extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  // Firefox does not say what a camera can do.
  if (!track || !('getCapabilities' in track)) return false;
  const capabilities: LitCapabilities = track.getCapabilities();
  return capabilities.torch === true;
}

/** Resolves with whether the light is as wanted. */
export async function lightTorch(stream: MediaStream, on: boolean): Promise<boolean> {
  const wanted: LitConstraint = { torch: on };
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [wanted] });
    return true;
  } catch {
    return false;
  }
}
