type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** The film alone on the screen, or back. iPhones know it only by a name of their own. */
export function fillScreen(video: PhoneVideo): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (video.requestFullscreen) video.requestFullscreen().catch(() => undefined);
  else video.webkitEnterFullscreen?.();
}
