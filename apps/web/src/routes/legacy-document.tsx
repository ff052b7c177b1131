import { createFileRoute, redirect } from '@tanstack/react-router';
import { findLegacyPage } from '#api/find-legacy-document.ts';
import { dataOrThrow, documentId } from '#api/route-data.ts';

/**
 * Each earlier product had a folder of its own (`/{product}/{documentId}`). Their names are
 * unknown, so any folder that is not a page of Varde counts as one, provided that the document
 * exists.
 */
export const Route = createFileRoute('/$product/$documentId')({
  loader: async ({ params }) => {
    const path = dataOrThrow(await findLegacyPage(documentId(params.documentId)));
    throw redirect({ to: path, statusCode: 308, replace: true });
  },
});
