/** For whom an answer is: everybody, or editors, to whom drafts, withdrawn documents and locked bodies are open. */
export type Audience = 'public' | 'editor';
