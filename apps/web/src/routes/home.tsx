import { createFileRoute } from '@tanstack/react-router';
import { CheckedIn } from '#features/explore/checked-in.tsx';
import { HomePage } from '#features/home/home-page.tsx';
import { loadFrontHero, loadHome, retainSections } from '#features/home/load-home.ts';
import { loadMuseumToday } from '#features/owner/load-museum-today.ts';
import { MuseumToday } from '#features/owner/museum-today.tsx';
import { PositionPrompt } from '#features/position/position-prompt.tsx';
import type { PageContext } from '#state/page-context.ts';
import type { PageMeta } from '#state/page-head.ts';
import { dataOrThrow } from '#api/route-data.ts';
import type { Texts } from '#i18n/texts.ts';
import { headContext, metaHead, siteDescription } from '#state/page-head.ts';
import { loadedFor, loadOrRetain } from '#state/reload-sorted.ts';
import { useReloadOnOwnerFilter, useReloadOnPosition } from '#state/use-reload.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) =>
    loadOrRetain(
      async () => ({
        meta: homeMeta(context),
        ...loadedFor(),
        ...(await loadFront(context.texts)),
      }),
      (data, before) => ({ ...data, sections: retainSections(data.sections, before.sections) }),
    ),
  head: metaHead,
  component: Home,
});

function Home() {
  const { sections, hero, museum, place, owner } = Route.useLoaderData();
  const resort = useReloadOnPosition(place);
  useReloadOnOwnerFilter(owner);
  return (
    <HomePage
      sections={sections}
      hero={hero}
      museum={museum && <MuseumToday museum={museum} />}
      positionPrompt={<PositionPrompt onSort={resort} />}
      checkedIn={<CheckedIn />}
    />
  );
}

async function loadFront(texts: Texts) {
  const [sections, hero, museum] = await Promise.all([
    loadHome(texts),
    loadFrontHero(texts),
    loadMuseumToday(texts),
  ]);
  return { sections: dataOrThrow(sections), hero, museum };
}

/** The front page is about the site itself. */
function homeMeta(page: PageContext): PageMeta {
  const { texts, origin, siteName } = headContext(page);
  return {
    title: siteName,
    description: siteDescription(texts),
    path: '/',
    structuredData: [{ '@type': 'WebSite', name: siteName, url: `${origin}/` }],
  };
}
