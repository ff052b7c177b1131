/** What controls, keys and the lock screen do with a sound or film. */

/** Browsers refuse to play before the visitor has pressed something; the controls then show that it rests. */
export function play(element: HTMLMediaElement): void {
  element.play().catch(() => undefined);
}

export function toggle(element: HTMLMediaElement): void {
  if (element.paused) play(element);
  else element.pause();
}

/** @param time seconds; before the beginning is the beginning */
export function seekTo(element: HTMLMediaElement, time: number): void {
  element.currentTime = Math.max(time, 0);
}

/** @param by seconds; negative goes back */
export function jump(element: HTMLMediaElement, by: number): void {
  seekTo(element, element.currentTime + by);
}

/** Of this sound and those that follow it in the element. */
export function setSpeed(element: HTMLMediaElement, speed: number): void {
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

export function setMuted(element: HTMLMediaElement, isMuted: boolean): void {
  element.muted = isMuted;
}
