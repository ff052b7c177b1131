/**
 * The engine's view of a rebus: its posts in order, how each opens and what its task is worth
 * (specification §4.8).
 */
import type { LatLng } from '../geo.ts';

export interface RebusRules {
  /** Only those that visitors can see: one that was withdrawn keeps nobody from the posts after it. */
  readonly posts: readonly PostRules[];
}

export interface PostRules {
  readonly id: number;
  /** Tells nothing of itself before all posts in front of it are solved. */
  readonly hiddenUntil?: 'sequence' | undefined;
  /** All that are given must hold. */
  readonly conditions: PostConditions;
  /** Without one nobody can be told how far there is to go. */
  readonly location?: LatLng | undefined;
  /** A post without a task is solved by having been there. */
  readonly task?: TaskRules | undefined;
  /** Salted hashes of what opens the post when position or camera fails. */
  readonly fallbackMethod?: readonly string[] | undefined;
  /** Salted hashes of the codes that were printed for the post. */
  readonly codes?: readonly string[] | undefined;
}

interface PostConditions {
  /** Metres. */
  readonly distance?: number | undefined;
  readonly qr?: boolean | undefined;
  readonly sequence?: boolean | undefined;
}

export interface TaskRules {
  readonly points: number;
  /** What each hint costs, in the order of the ladder. */
  readonly hintCosts: readonly number[];
  /** Salted hashes of all right answers. */
  readonly answers: readonly string[];
}
