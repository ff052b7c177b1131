/**
 * Version of the encoding ladder. Part of the URLs, whose bytes never change: increment it when the
 * same video is encoded differently, and all videos are encoded again.
 */
export const STREAM_VERSION = 1;

export const streamUrl = (identifier: string): string =>
  `/media/stream/${STREAM_VERSION}/${identifier}/master.m3u8`;
