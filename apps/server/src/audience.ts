/** Response audience: `public`, or `editor`, who also sees drafts, withdrawn and locked content. */
export type Audience = 'public' | 'editor';
