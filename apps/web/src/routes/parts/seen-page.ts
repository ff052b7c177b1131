/** What a route shows, for whoever counts it. Pure. */
import { countedPage } from '@varde/domain/visits';
import type { SeenPage } from '#platform/analytics/seen-page.ts';

export interface ShownRoute {
  readonly pathname: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Absent where there is nothing to show. */
  readonly loaderData?: unknown;
}

/** @param language key of the language that the page is shown in */
export function seenPage({ pathname, params, loaderData }: ShownRoute, language: string): SeenPage {
  const view = field(loaderData, 'view');
  const ids = [field(view, 'id'), params['articleId'], params['presentationId']];
  const document = ids.map(Number).find((id) => Number.isInteger(id) && id > 0);
  return {
    path: pathname,
    page: countedPage(pathname),
    language,
    document,
    owner: ownerOf(view, params),
  };
}

/** Whose page it is: the owner's own, or that of the document that is shown. */
function ownerOf(view: unknown, params: ShownRoute['params']): string | undefined {
  const { ownerId, ownerSlug } = params;
  if (ownerId !== undefined) return ownerId;
  if (ownerSlug !== undefined) return `@${ownerSlug.replace(/^@/, '')}`;
  const href = field(field(view, 'owner'), 'href');
  return typeof href === 'string' ? /^\/owner\/([^/?#]+)$/.exec(href)?.[1] : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
