/** The data of the scanner's and the number field's page, and how codes open on them. */
import { redirect } from '@tanstack/react-router';
import { createLongText, loadLongTexts } from '#i18n/long-texts.ts';
import type { PageContext } from '#state/page-context.ts';
import { findCodeLength } from '#api/find-code.ts';
import { splitHref } from '#ui/site-link.tsx';
import type { CodeFormProps } from './code-form.tsx';
import { openCodeFor } from './open-code.ts';
import type { CodeSearch } from './code-search.ts';
import { resolveTypedCode, type OpenCode } from './resolve-code.ts';

interface CodePageRequest {
  readonly deps: CodeSearch;
  readonly context: PageContext;
}

/** The loader of a page that takes a code; redirects when the URL contains a known code. */
export function loadCodePage(page: 'code' | 'scan') {
  return async ({ deps: { code, rebus }, context: { texts } }: CodePageRequest) => {
    const [submitted, length, messages] = await Promise.all([
      followCode(code, openCodeFor(rebus)),
      findCodeLength(),
      loadLongTexts('scan', texts.language),
    ]);
    return {
      form: { ...submitted, length },
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

/** Redirects to what the code stands for; returns the code and the reason when it leads nowhere. */
async function followCode(
  code: string | number | undefined,
  open: OpenCode | undefined,
): Promise<Pick<CodeFormProps, 'submitted'>> {
  if (code === undefined) return {};
  const typed = String(code);
  const result = await resolveTypedCode(typed, { openCode: open });
  if (result.status === 'found') throw redirectToCode(result.href);
  return { submitted: { code: typed, trouble: result.status } };
}

/** A temporary redirect: what a code leads to may change. */
export function redirectToCode(href: string, hash?: string) {
  const { path, search } = splitHref(href);
  const mark = hash === undefined ? {} : { hash };
  return redirect({ to: path, search, ...mark, statusCode: 307, replace: true });
}
