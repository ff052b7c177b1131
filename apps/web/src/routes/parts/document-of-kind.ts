import { notFound, redirect } from '@tanstack/react-router';
import type { DocumentKind } from '@varde/domain/document-kinds';
import type { ApiResult } from '#services/api-result.ts';
import type { LoadedDocument } from '#services/load-document.ts';
import { documentAddress } from '#services/transform/addresses.ts';
import { dataOrThrow } from './data-or-throw.ts';

/** Kinds with a page of their own. Posts are seen in their rebus only, kiosks on their screens. */
const KINDS_WITH_PAGE: ReadonlySet<DocumentKind> = new Set(['article', 'group', 'rebus', 'owner']);

/** The document of a page of that kind. A right id under the wrong name leads to where the document has its page. */
export function documentOfKind(
  result: ApiResult<LoadedDocument>,
  kind: DocumentKind,
): LoadedDocument {
  const loaded = dataOrThrow(result);
  const { schema_name: found, id } = loaded.document;
  if (found === kind) return loaded;
  if (!KINDS_WITH_PAGE.has(found)) throw notFound();
  throw redirect({ href: documentAddress(found, id), statusCode: 301 });
}
