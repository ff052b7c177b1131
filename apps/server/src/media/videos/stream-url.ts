/**
 * Of the ladder that films are made into. Part of the addresses, whose bytes never change: raise it by one whenever the same
 * film comes to be made otherwise, and all films are made anew.
 */
export const STREAM_VERSION = 1;

export const streamUrl = (identifier: string): string =>
  `/media/stream/${STREAM_VERSION}/${identifier}/master.m3u8`;
