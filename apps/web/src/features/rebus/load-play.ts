import type * as PlayModule from './play/play.ts';

export type Play = typeof PlayModule;

/** The game's code. It comes when a page of a rebus stands. */
export const loadPlay = (): Promise<Play> => import('./play/play.ts');
