import { createFileRoute } from '@tanstack/react-router';
import { untilLeft } from '#browser/until-left.ts';
import { identifier } from './parts/identifier.ts';
import { loadMemoryPage } from './parts/load-memory-page.ts';
import { MemoryOf } from './parts/memory-of.tsx';
import { metaHead } from './parts/meta-head.ts';

/** A memory in the Norwegian archive. */
export const Route = createFileRoute('/minner/$responseId')({
  loader: ({ params, context: { texts }, location }) =>
    loadMemoryPage('minner', identifier(params.responseId), texts, untilLeft(location)),
  head: metaHead,
  component: NorwegianMemory,
});

function NorwegianMemory() {
  return <MemoryOf loaded={Route.useLoaderData()} />;
}
