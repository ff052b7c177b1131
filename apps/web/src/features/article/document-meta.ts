import type { HeadContext, HeadLink, PageMeta } from '#state/page-head.ts';
import { breadcrumbList, thing, type Crumb } from '#api/transform/structured-data.ts';
import type { DocumentView } from './document-view.ts';

export interface DocumentMetaOptions {
  readonly path: string;
  /** schema.org types. */
  readonly type: string | readonly string[];
  /** Breadcrumbs between the front page and the page itself. */
  readonly trail: readonly Crumb[];
  /** Additional structured data, e.g. the stops of a walk. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Only its stops have coordinates. */
const TRIP = 'TouristTrip';

/** Metadata of a document page. Pure. */
export function documentMeta(
  view: DocumentView,
  { path, type, trail, more }: DocumentMetaOptions,
  { texts: { t }, origin }: HeadContext,
): PageMeta {
  const { title, lead, image, location } = view;
  const home = { title: t('shell.home'), path: '/' };
  return {
    title: title.text,
    description: lead?.text ?? title.text,
    path,
    image,
    type: 'article',
    links: view.manifest === undefined ? [] : [manifestLink(origin + view.manifest)],
    structuredData: [
      {
        ...thing(type, { ...view, path, location: type === TRIP ? undefined : location }, origin),
        // Language and date are of the page: schema.org gives neither to a place or a trip.
        mainEntityOfPage: {
          '@type': 'WebPage',
          url: origin + path,
          inLanguage: title.lang,
          dateModified: view.updatedAt,
        },
        ...more,
      },
      breadcrumbList([home, ...trail, { title: title.text, path }], origin),
    ],
  };
}

const MANIFEST_TYPE =
  'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';
const manifestLink = (href: string): HeadLink => ({ rel: 'alternate', type: MANIFEST_TYPE, href });
