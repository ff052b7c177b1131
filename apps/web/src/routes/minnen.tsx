import { createFileRoute } from '@tanstack/react-router';
import { untilLeft } from '#browser/until-left.ts';
import { identifier } from '#api/route-data.ts';
import { loadMemoryPage } from '#features/memory/load-memory-page.ts';
import { MemoryPage, UnknownMemory } from '#features/memory/memory-page.tsx';
import { metaHead } from '#state/page-head.ts';
import { missingRecord } from './missing-record.tsx';

/** A memory in the Swedish archive. */
export const Route = createFileRoute('/minnen/$responseId')({
  loader: ({ params, context: { texts }, location }) =>
    loadMemoryPage('minnen', identifier(params.responseId), texts, untilLeft(location)),
  head: metaHead,
  notFoundComponent: missingRecord(UnknownMemory),
  component: SwedishMemory,
});

function SwedishMemory() {
  return <MemoryPage loaded={Route.useLoaderData()} />;
}
