import { createFileRoute } from '@tanstack/react-router';
import { MemoryPage } from '#features/memory/memory-page.tsx';
import { identifier } from './parts/identifier.ts';
import { metaHead } from './parts/meta-head.ts';
import { quietMeta } from './parts/quiet-meta.ts';

/** A memory in the Norwegian archive. */
export const Route = createFileRoute('/minner/$responseId')({
  loader: ({ params, context: { texts } }) => ({
    responseId: identifier(params.responseId),
    meta: quietMeta('memory.title', texts),
  }),
  head: metaHead,
  component: NorwegianMemory,
});

function NorwegianMemory() {
  return <MemoryPage archive="minner.no" responseId={Route.useLoaderData().responseId} />;
}
