/**
 * From a URL parameter or an API result to a page's data, or to what the router shows in its place:
 * the not-found page, the error page, a redirect. Thrown from loaders.
 */
import { notFound, redirect } from '@tanstack/react-router';
import { MAX_ID } from '@varde/domain/constants';
import type { DocumentKind } from '@varde/domain/document-kinds';
import { isEntityIdentifier, isExternalIdentifier } from '@varde/domain/external-identifiers';
import type { ApiResult } from './api-result.ts';
import { loadDocument, type LoadedDocument } from './load-document.ts';

/** Anything but an id is not found: such lookups are skipped (specification §5.6). */
export function documentId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > MAX_ID) throw notFound();
  return Number(text);
}

/** An identifier in another collection; an invalid one is not found (specification §5.6). */
export function identifier(text: string): string {
  if (!isExternalIdentifier(text)) throw notFound();
  return text;
}

/** An identifier in the museum database, which has a minimum length. */
export function objectIdentifier(text: string): string {
  if (!isEntityIdentifier(text)) throw notFound();
  return text;
}

/** The data of a page's main request. */
export function dataOrThrow<T>(result: ApiResult<T>): T {
  if (result.status === 'ok') return result.data;
  if (result.status === 'not-found')
    throw notFound({ data: { isUnpublished: result.isUnpublished } });
  if (result.status === 'offline') throw new Error('offline');
  throw new Error(result.httpStatus ? `HTTP error: ${result.httpStatus}` : 'No answer');
}

/** The document of a page of that kind; a document of another kind redirects to its own page. */
export function documentOfKind(
  result: ApiResult<LoadedDocument>,
  kind: DocumentKind,
): LoadedDocument {
  const loaded = dataOrThrow(result);
  const { schema_name: found, id } = loaded.document;
  if (found === kind) return loaded;
  throw redirectToPage(found, String(id));
}

/** @param id as the URL has it */
export async function loadOfKind(
  id: string,
  kind: DocumentKind,
  signal: AbortSignal,
): Promise<LoadedDocument> {
  return documentOfKind(await loadDocument(documentId(id), { signal }), kind);
}

/** Posts and kiosks have no page of their own. */
function redirectToPage(kind: DocumentKind, id: string) {
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
