import type { PageContext } from '#platform/page-context.ts';
import { followCode } from './follow-code.ts';

interface CodePageRequest {
  readonly deps: { readonly code?: Parameters<typeof followCode>[0] };
  readonly context: PageContext;
}

/** The loader of a page that asks for a code: leads on where the address has one that is known. */
export function loadCodePage(page: 'code' | 'scan') {
  return async ({ deps: { code }, context: { texts } }: CodePageRequest) => ({
    form: await followCode(code),
    meta: {
      title: texts.t(`${page}.title`),
      description: texts.t(`${page}.lead`),
      path: `/${page}`,
    },
  });
}
