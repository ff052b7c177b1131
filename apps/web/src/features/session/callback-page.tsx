import { useRouter } from '@tanstack/react-router';
import { House, LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import type { LongTextKey } from '#i18n/long-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { takeAddressQuery } from '#platform/address-query.ts';
import { hasTokens } from '#platform/token-hint.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { completeSignIn } from './complete-sign-in.ts';
import type { Completed } from './complete-sign-in.ts';
import { goInside } from './go-inside.ts';
import { SessionPage } from './parts/session-page.tsx';
import { startKeeping } from './start-keeping.ts';

type Fault = Exclude<Completed['status'], 'in'>;

const WORDS: Readonly<Record<Fault, LongTextKey>> = {
  mismatch: 'signin.mismatch',
  refused: 'signin.refused',
  failed: 'signin.failed',
};

/** Where the login host sends visitors back to: completes the sign-in, and goes on to where it began (specification §4). */
export function CallbackPage() {
  const t = useLongText();
  const fault = useCompletion();
  return (
    <SessionPage
      title={t('signin.title')}
      lead={t(fault ? 'signin.notIn' : 'signin.returning')}
      fault={fault && t(WORDS[fault])}
    >
      {fault && (
        <>
          <ButtonLink href="/login" variant="primary" icon={LogIn}>
            {t('signin.again')}
          </ButtonLink>
          <ButtonLink href="/" icon={House}>
            {t('signin.home')}
          </ButtonLink>
        </>
      )}
    </SessionPage>
  );
}

function useCompletion(): Fault | undefined {
  const router = useRouter();
  const language = useLanguage();
  const [fault, setFault] = useState<Fault>();
  useEffect(() => {
    const complete = async () => {
      const query = takeAddressQuery();
      // Loaded again, or come back to: what the address held has been used.
      if (query.size === 0 && hasTokens()) return goInside(router, '/');
      const brought = {
        code: query.get('code') ?? undefined,
        state: query.get('state') ?? undefined,
        error: query.get('error') ?? undefined,
      };
      const completed = await completeSignIn(brought);
      if (completed.status !== 'in') return setFault(completed.status);
      await startKeeping(language);
      return goInside(router, completed.path);
    };
    void complete();
  }, [router, language]);
  return fault;
}
