import { foreignTargets } from './foreign-targets.ts';
import { mediaTargets } from './media-targets.ts';
import { packTargets } from './pack-targets.ts';
import { requestTargets } from './request-targets.ts';
import type { FuzzTarget } from './target.ts';

export const targets: readonly FuzzTarget[] = [
  ...mediaTargets,
  ...packTargets,
  ...foreignTargets,
  ...requestTargets,
];
