import { Footprints } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';
import type { RoutePanelProps } from './route-panel.tsx';

export type LazyRoutePanelProps = Pick<RoutePanelProps, 'place'>;

type Panel = ComponentType<RoutePanelProps>;

/** The button that shows the way to a place; all that it shows comes when it is pressed. */
export function LazyRoutePanel({ place }: LazyRoutePanelProps) {
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
