/**
 * How ffmpeg is handed a film. Films come from strangers, and ffmpeg reads far more than films: a text that calls itself a film
 * may be a list of other files or addresses, whose content would then stand in the stream. So it is told what to expect.
 */

/** MP4 and WebM, as an import lets in. No playlist, no list of files to join, no picture, no device. */
const CONTAINERS = 'mov,matroska';
/** The file itself: nothing on the network. */
const PROTOCOLS = 'file';
/** 8K and a little: a frame of more takes more memory than a server has. */
const MAX_PIXELS = 36_000_000;

export function filmInput(film: string): string[] {
  return [
    ['-nostdin', '-hide_banner', '-protocol_whitelist', PROTOCOLS],
    ['-format_whitelist', CONTAINERS, '-max_pixels', String(MAX_PIXELS), '-i', `file:${film}`],
  ].flat();
}
