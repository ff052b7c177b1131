import { createFileRoute } from '@tanstack/react-router';
import { MemoryPage } from '#features/memory/memory-page.tsx';
import { identifier } from './parts/identifier.ts';
import { quietHead } from './parts/quiet-head.ts';

/** A memory in the Swedish archive. */
export const Route = createFileRoute('/minnen/$responseId')({
  loader: ({ params }) => ({ responseId: identifier(params.responseId) }),
  head: ({ loaderData, match }) => (loaderData ? quietHead('memory.title', match.context) : {}),
  component: SwedishMemory,
});

function SwedishMemory() {
  return <MemoryPage archive="minnen.se" responseId={Route.useLoaderData().responseId} />;
}
