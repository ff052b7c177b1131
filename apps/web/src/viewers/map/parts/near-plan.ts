/** Fetches what the plan takes, code and shapes, when the map is first near enough to show it. */
import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { MapTheme } from '../map-palette.ts';
import type { PlanOptions, withPlan } from '../plan-style.ts';
import { PLAN_ZOOM } from '../plan-zoom.ts';

interface NearPlan {
  /** The style with the plan, once the map has been near. */
  readonly addTo: (style: StyleSpecification, theme: MapTheme) => StyleSpecification;
  /** @param restyle called when `addTo` has become another */
  readonly watch: (map: MapLibreMap, restyle: () => void) => void;
}

export function nearPlan(plan: Omit<PlanOptions, 'theme'>): NearPlan {
  let draw: typeof withPlan | undefined;
  return {
    addTo: (style, theme) => draw?.(style, { ...plan, theme }) ?? style,
    watch(map, restyle) {
      const fetchPlan = async (): Promise<void> => {
        ({ withPlan: draw } = await import('../plan-style.ts'));
        // The visitor may have left meanwhile.
        if (map.getCanvas().isConnected) restyle();
      };
      const look = (): void => {
        if (map.getZoom() < PLAN_ZOOM) return;
        map.off('idle', look);
        // Without it the map is as it was.
        fetchPlan().catch(() => undefined);
      };
      // Once ground and points are drawn: those come first.
      map.on('idle', look);
    },
  };
}
