/** The build of hls.js without alternate audio and in-stream subtitles; it ships no types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
