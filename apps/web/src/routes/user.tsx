import { createFileRoute } from '@tanstack/react-router';
import type { UserTab } from '#features/user/user-href.ts';
import { UserPage } from '#features/user/user-page.tsx';
import { LongTextProvider } from '#i18n/long-text-context.tsx';
import type { Texts } from '#i18n/texts.ts';
import { publicSite } from '#browser/site.ts';
import { loadLongPage } from './parts/load-long-page.ts';
import { metaHead } from './parts/meta-head.ts';
import { quietMeta } from './parts/quiet-meta.ts';

export const Route = createFileRoute('/user')({
  validateSearch: userSearch,
  loader: ({ context: { texts } }) =>
    loadLongPage('user', texts, () => quietMeta('user.title', texts)),
  head: metaHead,
  component: User,
});

/** The rules of a rebus come with its feature, when there is a run to tell of. */
async function loadFigures(rebusId: number, texts: Texts) {
  const { loadRunFigures } = await import('#features/rebus/run-figures.ts');
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

/** What the address of my page holds: the tab, where it is not the first. */
function userSearch({ tab }: Record<string, unknown>): UserSearch {
  return { tab: tab === 'favourites' ? tab : undefined };
}
