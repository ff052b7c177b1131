import { lazy } from 'react';
import { favouriteIds } from '@varde/domain/favourites/favourites';
import { HeroTabs } from '#content/hero-tabs.tsx';
import { LatePart } from '#content/late-part.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { favouritesStore } from '#platform/favourite-store.ts';
import { useStore } from '#platform/store.ts';
import { Tabs } from '#ui/tabs.tsx';
import { USER_TABS, userAddress } from '../user-address.ts';
import type { UserTab } from '../user-address.ts';
import { MyFavourites } from './my-favourites.tsx';
import { MyRebuses } from './my-rebuses.tsx';
import type { LoadFigures } from './my-rebuses.tsx';
import { Receive } from './receive.tsx';
import { useBegunRuns } from './use-begun-runs.ts';

const Move = lazy(async () => ({ default: (await import('./move.tsx')).Move }));

export interface MyThingsProps {
  readonly tab: UserTab;
  readonly loadFigures: LoadFigures;
}

/** What is kept on this device, and with an account on the others too. */
export function MyThings({ tab, loadFigures }: MyThingsProps) {
  const t = useLongText();
  const favourites = useStore(favouritesStore, favouritesStore.get());
  const kept = favouriteIds(favourites);
  const runs = useBegunRuns();
  const counts = { rebuses: runs.length, favourites: kept.length };
  const tabs = USER_TABS.map((one) => ({
    href: userAddress(one),
    label: t(`user.tab.${one}`),
    count: String(counts[one]),
    current: one === tab,
  }));
  return (
    <>
      <div>
        <Receive />
        <HeroTabs>
          <Tabs label={t('user.tabs')} tabs={tabs} />
        </HeroTabs>
      </div>
      {tab === 'rebuses' ? (
        <MyRebuses ids={runs} loadFigures={loadFigures} />
      ) : (
        <MyFavourites kept={kept} />
      )}
      <LatePart>{kept.length + runs.length > 0 && <Move />}</LatePart>
    </>
  );
}
