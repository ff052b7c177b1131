import type { PackPlan } from '@varde/content-pack/pack';
import type { Context } from '#context.ts';
import { findPlan } from './plan.repository.ts';

export interface PlanService {
  /** `undefined` when the pack draws nothing. */
  find(): Promise<PackPlan | undefined>;
}

export function createPlanService({ database }: Context): PlanService {
  return { find: async () => findPlan(database) };
}
