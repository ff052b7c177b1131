import { notFound, redirect } from '@tanstack/react-router';
import type { DocumentKind } from '@varde/domain/document-kinds';
import type { ApiResult } from '#api/api-result.ts';
import type { LoadedDocument } from '#api/load-document.ts';
import { dataOrThrow } from './data-or-throw.ts';

/** The document of a page of that kind. A right id under the wrong name leads to where the document has its page. */
export function documentOfKind(
  result: ApiResult<LoadedDocument>,
  kind: DocumentKind,
): LoadedDocument {
  const loaded = dataOrThrow(result);
  const { schema_name: found, id } = loaded.document;
  if (found === kind) return loaded;
  throw pageOf(found, String(id));
}

/** Posts are seen in their rebus only, kiosks on their screens. */
function pageOf(kind: DocumentKind, id: string) {
  const statusCode = 301;
  if (kind === 'article')
    return redirect({ to: '/article/$articleId', params: { articleId: id }, statusCode });
  if (kind === 'group')
    return redirect({ to: '/group/$presentationId', params: { presentationId: id }, statusCode });
  if (kind === 'rebus')
    return redirect({ to: '/rebus/$presentationId', params: { presentationId: id }, statusCode });
  if (kind === 'owner')
    return redirect({ to: '/owner/$ownerId', params: { ownerId: id }, statusCode });
  return notFound();
}
