import { createFileRoute } from '@tanstack/react-router';
import { untilLeft } from '#browser/until-left.ts';
import { identifier } from './parts/identifier.ts';
import { loadMemoryPage } from './parts/load-memory-page.ts';
import { MemoryOf } from './parts/memory-of.tsx';
import { metaHead } from './parts/meta-head.ts';

/** A memory in the Swedish archive. */
export const Route = createFileRoute('/minnen/$responseId')({
  loader: ({ params, context: { texts }, location }) =>
    loadMemoryPage('minnen', identifier(params.responseId), texts, untilLeft(location)),
  head: metaHead,
  component: SwedishMemory,
});

function SwedishMemory() {
  return <MemoryOf loaded={Route.useLoaderData()} />;
}
