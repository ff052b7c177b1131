/**
 * The engine's view of a rebus: its posts in order, how each opens and what its task is worth
 * (specification §4.8).
 */
import type { LatLng } from '../geo.ts';

export interface RebusRules {
  /** Published posts only: a withdrawn one must not block the posts after it. */
  readonly posts: readonly PostRules[];
}

export interface PostRules {
  readonly id: number;
  /** Reveals nothing before all earlier posts are solved. */
  readonly hiddenUntil?: 'sequence' | undefined;
  /** All given conditions must hold. */
  readonly conditions: PostConditions;
  /** Without it, no remaining distance can be shown. */
  readonly location?: LatLng | undefined;
  /** A post without a task is solved by visiting it. */
  readonly task?: TaskRules | undefined;
  /** Salted hashes of the codes and answers that open the post when position or camera fails. */
  readonly fallbackMethod?: readonly string[] | undefined;
  /** Salted hashes of the codes printed for the post. */
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
  /** Costs of the hints, in order. */
  readonly hintCosts: readonly number[];
  /** Salted hashes of all correct answers. */
  readonly answers: readonly string[];
}
