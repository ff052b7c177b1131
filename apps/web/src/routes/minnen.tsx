import { createFileRoute } from '@tanstack/react-router';
import { MemoryPage } from '#features/memory/memory-page.tsx';
import { identifier } from './parts/identifier.ts';
import { metaHead } from './parts/meta-head.ts';
import { quietMeta } from './parts/quiet-meta.ts';

/** A memory in the Swedish archive. */
export const Route = createFileRoute('/minnen/$responseId')({
  loader: ({ params, context: { texts } }) => ({
    responseId: identifier(params.responseId),
    meta: quietMeta('memory.title', texts),
  }),
  head: metaHead,
  component: SwedishMemory,
});

function SwedishMemory() {
  return <MemoryPage archive="minnen.se" responseId={Route.useLoaderData().responseId} />;
}
