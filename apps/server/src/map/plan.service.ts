import type { PackPlan, PlanFeature, PlanGeometry } from '@varde/content-pack/pack';
import type { Context } from '#context.ts';
import { findPlan } from './plan.repository.ts';

export interface PlanService {
  /** `undefined` when the pack draws nothing. */
  find(): Promise<PackPlan | undefined>;
}

export function createPlanService({ database }: Context): PlanService {
  return { find: async () => findPlan(database) };
}

interface DrawnFeature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string>>;
  readonly geometry: PlanGeometry;
}

/** GeoJSON as the map draws it: a name is in `name`, or by the keys of its languages, since a map reads no nested properties. */
export function presentPlan(plan: PackPlan | undefined): object {
  return { type: 'FeatureCollection', features: (plan?.features ?? []).map(toFeature) };
}

function toFeature({ kind, name, geometry }: PlanFeature): DrawnFeature {
  const names = typeof name === 'string' ? { name } : name;
  return { type: 'Feature', properties: { ...names, kind }, geometry };
}
