/** The library without what films here do not have (other sound tracks, subtitles in the stream); it ships no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
