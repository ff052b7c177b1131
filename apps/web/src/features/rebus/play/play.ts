/** The one door to the game: whatever a page needs of it first, it comes as one part, after the page. */
export { followPosts } from './follow-posts.ts';
export { queueCode as keepCode } from './queue-code.ts';
export { LivePost } from './live-post.tsx';
export { LiveRun } from './run-panel.tsx';
export { whenPlaying } from './playing.ts';
export { startRun } from './start-run.ts';
export { takeCodeIntoRun } from './take-code-into-run.ts';
