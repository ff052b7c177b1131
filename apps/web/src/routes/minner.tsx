import { createFileRoute } from '@tanstack/react-router';
import { MemoryPage } from '#features/memory/memory-page.tsx';
import { identifier } from './parts/identifier.ts';
import { quietHead } from './parts/quiet-head.ts';

/** A memory in the Norwegian archive. */
export const Route = createFileRoute('/minner/$responseId')({
  loader: ({ params }) => ({ responseId: identifier(params.responseId) }),
  head: ({ loaderData, match }) => (loaderData ? quietHead('memory.title', match.context) : {}),
  component: NorwegianMemory,
});

function NorwegianMemory() {
  return <MemoryPage archive="minner.no" responseId={Route.useLoaderData().responseId} />;
}
