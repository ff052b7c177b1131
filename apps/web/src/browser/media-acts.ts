/** Actions of controls, keys and lock screen on audio and video. */

/** Browsers reject playing before a user gesture; the controls then show the paused state. */
export function play(element: HTMLMediaElement): void {
  element.play().catch(() => undefined);
}

export function toggle(element: HTMLMediaElement): void {
  if (element.paused) play(element);
  else element.pause();
}

/** @param time seconds; negative values become 0 */
export function seekTo(element: HTMLMediaElement, time: number): void {
  element.currentTime = Math.max(time, 0);
}

/** @param by seconds; negative goes back */
export function jump(element: HTMLMediaElement, by: number): void {
  seekTo(element, element.currentTime + by);
}

/** Also applies to later sources of the element. */
export function setSpeed(element: HTMLMediaElement, speed: number): void {
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

export function setMuted(element: HTMLMediaElement, isMuted: boolean): void {
  element.muted = isMuted;
}
