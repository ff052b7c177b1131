/** The game's lazy entry: one chunk, loaded after the page that needs any of it. */
export { followPosts, type LivePosts } from './live-posts.ts';
export { LivePost, type LivePostProps } from './live-post.tsx';
export { LiveRun } from './run-panel.tsx';
export {
  queueCode,
  startRun,
  takeCodeIntoRun,
  whenPlaying,
  type TakeCodeResult,
} from './run-commands.ts';
export { loadRunFigures } from './run-figures.ts';
