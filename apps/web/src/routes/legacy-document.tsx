import { createFileRoute, notFound } from '@tanstack/react-router';
import { findLegacyDocument } from '#api/find-legacy-document.ts';
import { ownPagePath } from '#api/transform/page-paths.ts';
import { dataOrThrow } from './parts/data-or-throw.ts';
import { documentId } from './parts/document-id.ts';
import { redirectTo } from './parts/redirect-to.ts';

/**
 * The products before this one each had a folder of their own (`/{product}/{documentId}`). Their names are not known, so
 * any folder that is no page of Varde counts as one: what decides is whether the document is there.
 */
export const Route = createFileRoute('/$product/$documentId')({
  loader: async ({ params }) => {
    const found = dataOrThrow(await findLegacyDocument(documentId(params.documentId)));
    const path = ownPagePath(found.schema_name, found.id);
    throw path === undefined ? notFound() : redirectTo(path, 308);
  },
});
