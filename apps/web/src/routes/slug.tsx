import { createFileRoute } from '@tanstack/react-router';
import { CodePending } from '#features/codes/code-pending.tsx';
import { codeMark } from '#state/counted-code.ts';
import { findCode } from '#api/find-code.ts';
import { dataOrThrow } from '#api/route-data.ts';
import { redirectToCode } from '#features/codes/load-code-page.ts';

/**
 * A path that no other route matches may be a printed code: it redirects, or is the not-found page
 * (specification §4.3).
 */
export const Route = createFileRoute('/$slug')({
  loader: async ({ params: { slug } }) => {
    throw redirectToCode(dataOrThrow(await findCode(slug)), codeMark(slug));
  },
  pendingComponent: CodePending,
});
