/**
 * Response audience: `public`, or `editor`, who also sees drafts, withdrawn documents and locked
 * bodies.
 */
export type Audience = 'public' | 'editor';
