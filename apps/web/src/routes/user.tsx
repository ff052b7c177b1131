import { createFileRoute } from '@tanstack/react-router';
import { loadLongPage } from '#i18n/long-texts.ts';
import type { UserTab } from '#features/user/user-href.ts';
import { UserPage } from '#features/user/user-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import type { Texts } from '#i18n/texts.ts';
import { publicSite } from '#browser/site.ts';
import { metaHead, noIndexMeta } from '#state/page-head.ts';

export const Route = createFileRoute('/user')({
  validateSearch: userSearch,
  loader: ({ context: { texts } }) =>
    loadLongPage('user', texts, () => noIndexMeta('user.title', texts)),
  head: metaHead,
  component: User,
});

/** The rebus feature loads only where there is a run to show. */
async function loadFigures(rebusId: number, texts: Texts) {
  const { loadRunFigures } = await import('#features/rebus/page/lazy-game.tsx');
  return loadRunFigures(rebusId, texts);
}

function User() {
  const { tab = 'rebuses' } = Route.useSearch();
  return (
    <LongTextProvider messages={Route.useLoaderData().messages}>
      <UserPage tab={tab} signIn={publicSite().signIn} loadFigures={loadFigures} />
    </LongTextProvider>
  );
}

interface UserSearch {
  readonly tab?: Exclude<UserTab, 'rebuses'> | undefined;
}

/** The URL search of the visitor's page: the tab, where it is not the first. */
function userSearch({ tab }: Record<string, unknown>): UserSearch {
  return { tab: tab === 'favourites' ? tab : undefined };
}
