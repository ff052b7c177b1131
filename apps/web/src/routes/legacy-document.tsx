import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { findLegacyDocument } from '#api/find-legacy-document.ts';
import { ownPagePath } from '#api/transform/page-paths.ts';
import { dataOrThrow, documentId } from '#api/route-data.ts';

/**
 * Each earlier product had a folder of its own (`/{product}/{documentId}`). Their names are
 * unknown, so any folder that is not a page of Varde counts as one, provided that the document
 * exists.
 */
export const Route = createFileRoute('/$product/$documentId')({
  loader: async ({ params }) => {
    const found = dataOrThrow(await findLegacyDocument(documentId(params.documentId)));
    const path = ownPagePath(found.schema_name, found.id);
    if (path === undefined) throw notFound();
    throw redirect({ to: path, statusCode: 308, replace: true });
  },
});
