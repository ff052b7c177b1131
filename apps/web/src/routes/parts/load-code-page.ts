import { resolveTypedCode, type OpenCode } from '#features/codes/resolve-code.ts';
import type { CodeFormProps } from '#features/codes/code-form.tsx';
import { createLongText, loadLongTexts } from '#i18n/lazy-texts.ts';
import type { PageContext } from '#state/page-context.ts';
import { findCodeLength } from '#api/find-code.ts';
import type { CodeSearch } from './code-search.ts';
import { openCodeFor } from './open-code.ts';
import { redirectTo } from './redirect-to.ts';

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

/** Leads to what the code stands for; gives the code back, with the reason, when it leads nowhere. */
async function followCode(
  code: string | number | undefined,
  open: OpenCode | undefined,
): Promise<Pick<CodeFormProps, 'submitted'>> {
  if (code === undefined) return {};
  const typed = String(code);
  const result = await resolveTypedCode(typed, { openCode: open });
  if (result.status === 'found') throw redirectTo(result.href);
  return { submitted: { code: typed, trouble: result.status } };
}
