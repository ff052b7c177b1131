import { Footprints } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import type { LatLng } from '@varde/domain/geo';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';
import type { TextView } from '#view-models.ts';
import type { RouteDestination, RoutePanelProps } from './route-panel.tsx';

export interface DirectionsProps {
  readonly to: Pick<RouteDestination, 'id'> & {
    readonly title: TextView;
    readonly location?: LatLng | undefined;
  };
}

/** The walking route to something with a location; its panel loads when the button is clicked. */
export function Directions({ to: { id, location, title } }: DirectionsProps) {
  return (
    location && <LazyRoutePanel place={{ id, ...location, title: title.text, lang: title.lang }} />
  );
}

type Panel = ComponentType<RoutePanelProps>;

function LazyRoutePanel({ place }: Pick<RoutePanelProps, 'place'>) {
  const t = useText();
  const [opened, setOpened] = useState<{ readonly Panel: Panel } | 'failed'>();
  const open = (): void => {
    import('./route-panel.tsx').then(
      ({ RoutePanel }) => setOpened({ Panel: RoutePanel }),
      () => setOpened('failed'),
    );
  };
  const close = (): void => setOpened(undefined);
  return typeof opened === 'object' ? (
    <opened.Panel place={place} onClose={close} />
  ) : (
    <>
      <Button icon={Footprints} onClick={open} data-print="hide">
        {t('walking.show')}
      </Button>
      {opened && <p role="alert">{t('error.chunk')}</p>}
    </>
  );
}
