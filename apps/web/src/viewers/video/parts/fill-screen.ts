type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Toggles fullscreen. iPhones only have a prefixed method. */
export function fillScreen(video: PhoneVideo): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (video.requestFullscreen) video.requestFullscreen().catch(() => undefined);
  else video.webkitEnterFullscreen?.();
}
