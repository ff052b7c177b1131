import type { HeadContext, PageMeta } from '#state/page-head.ts';
import { breadcrumbList, thing, type Crumb } from '#api/transform/structured-data.ts';
import type { DocumentView } from './document-view.ts';

export interface DocumentMetaOptions {
  /** Canonical path of the page. */
  readonly path: string;
  /** What it is, in schema.org's words. */
  readonly type: string | readonly string[];
  /** From below the front page to above the page itself. */
  readonly trail: readonly Crumb[];
  /** Added to the thing, such as the stops of a walk. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** What the head of a document's page tells. Pure. */
export function documentMeta(
  view: DocumentView,
  { path, type, trail, more }: DocumentMetaOptions,
  { texts: { t }, origin }: HeadContext,
): PageMeta {
  const { title, lead, image } = view;
  const home = { title: t('shell.home'), path: '/' };
  return {
    title: title.text,
    description: lead?.text ?? title.text,
    path,
    image,
    type: 'article',
    structuredData: [
      { ...thing(type, { ...view, path }, origin), dateModified: view.updatedAt, ...more },
      breadcrumbList([home, ...trail, { title: title.text, path }], origin),
    ],
  };
}
