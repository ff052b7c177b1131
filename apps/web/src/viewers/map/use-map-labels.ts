/** Localized labels of the map's controls. */
import { useText } from '#i18n/use-text.ts';
import type { MapLabels } from './map-view.tsx';

export function useMapLabels(): MapLabels {
  const t = useText();
  return {
    map: t('map.label'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    showMe: t('map.showMe'),
    loading: t('map.loading'),
    unavailable: t('map.unavailable'),
    failed: t('map.failed'),
  };
}
