import type { PageContext } from '#state/page-context.ts';
import { pageHead, type PageMeta } from '#state/page-head.ts';
import { headContext } from './head-context.ts';

export interface MetaHeadOptions {
  readonly loaderData?: { readonly meta: PageMeta } | undefined;
  readonly match: { readonly context: PageContext };
}

/**
 * The head of a page, from what its loader says of it; nothing where the loader failed. Heads stand in the script of every
 * page: only this one does, and what each page says travels with its data.
 */
export function metaHead({ loaderData, match }: MetaHeadOptions) {
  return loaderData ? pageHead(loaderData.meta, headContext(match.context)) : {};
}
