import { createLongText, loadLongTexts } from '#i18n/long-texts.ts';
import type { PageContext } from '#platform/page-context.ts';
import { findCodeLength } from '#services/find-code-length.ts';
import type { CodeSearch } from './code-search.ts';
import { followCode } from './follow-code.ts';
import { openCodeFor } from './open-code.ts';

interface CodePageRequest {
  readonly deps: CodeSearch;
  readonly context: PageContext;
}

/** The loader of a page that asks for a code: leads on where the address has one that is known. */
export function loadCodePage(page: 'code' | 'scan') {
  return async ({ deps: { code, rebus }, context: { texts } }: CodePageRequest) => {
    const [asked, length, messages] = await Promise.all([
      followCode(code, openCodeFor(rebus)),
      findCodeLength(),
      loadLongTexts('scan', texts.language),
    ]);
    return {
      form: { ...asked, length },
      rebus,
      messages,
      meta: {
        title: texts.t(`${page}.title`),
        description: createLongText(texts.language, messages)(`scan.${page}Lead`),
        path: `/${page}`,
      },
    };
  };
}
