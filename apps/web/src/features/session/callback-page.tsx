import { useRouter } from '@tanstack/react-router';
import type { LongTextKey } from '#i18n/long-texts.ts';
import { House, LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import { logFailure } from '#browser/log-failure.ts';
import { consumeUrlQuery } from '#browser/page-url.ts';
import { readIdToken } from '#state/id-token.ts';
import { leaveOthersAccount } from '#state/leave-account.ts';
import { takeStart } from '#state/sign-in-starts.ts';
import { hasTokens } from '#state/token-hint.ts';
import { writeTokens } from '#state/token-store.ts';
import { exchangeCode } from '#api/gateway.ts';
import { ButtonLink } from '#ui/button.tsx';
import { goInside } from './go-inside.ts';
import { SessionPage } from './parts/session-page.tsx';
import { startKeepAlive } from './start-keep-alive.ts';

type SignInFailure = Exclude<SignInResult['status'], 'in'>;

const FAILURE_MESSAGES: Readonly<Record<SignInFailure, LongTextKey>> = {
  mismatch: 'signin.mismatch',
  refused: 'signin.refused',
  failed: 'signin.failed',
};

/**
 * Where the login host redirects visitors back to: completes the sign-in and returns to the page
 * where it started (specification §4.1).
 */
export function CallbackPage() {
  const t = useLongText();
  const failure = useCompletion();
  return (
    <SessionPage
      title={t('signin.title')}
      lead={t(failure ? 'signin.notIn' : 'signin.returning')}
      errorName={failure === 'mismatch' ? t('signin.mismatch.name') : undefined}
      error={failure && t(FAILURE_MESSAGES[failure])}
    >
      {failure && (
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

function useCompletion(): SignInFailure | undefined {
  const router = useRouter();
  const language = useLanguage();
  const [failure, setFailure] = useState<SignInFailure>();
  useEffect(() => {
    const complete = async () => {
      const query = consumeUrlQuery();
      // After a reload or back navigation the URL's code is already used.
      if (query.size === 0 && hasTokens()) return goInside(router, '/');
      const params = {
        code: query.get('code') ?? undefined,
        state: query.get('state') ?? undefined,
        error: query.get('error') ?? undefined,
      };
      const completed = await completeSignIn(params);
      if (completed.status !== 'in') return setFailure(completed.status);
      await startKeepAlive(language);
      return goInside(router, completed.path);
    };
    void complete();
  }, [router, language]);
  return failure;
}

/** The parameters of the login host's redirect (specification §4.1, §5.1). */
interface CallbackParams {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  /** An error of the login host or of the request to it (RFC 6749 §4.1.2.1). */
  readonly error?: string | undefined;
}

type SignInResult =
  | { readonly status: 'in'; readonly path: string }
  /** The state was not issued to this browser. */
  | { readonly status: 'mismatch' }
  /** The login host or the gateway denied access. */
  | { readonly status: 'refused' }
  | { readonly status: 'failed' };

const UNAVAILABLE_ERRORS = new Set<string | undefined>(['temporarily_unavailable', 'server_error']);

/** A state can be used once. */
export async function completeSignIn({
  code,
  state = '',
  error,
}: CallbackParams): Promise<SignInResult> {
  const start = takeStart(state);
  if (!start) {
    logFailure('State mismatch.');
    return { status: 'mismatch' };
  }
  if (code === undefined) return { status: UNAVAILABLE_ERRORS.has(error) ? 'failed' : 'refused' };
  const result = await exchangeCode(code);
  if (result.status !== 'ok') return { status: result.status };
  leaveOthersAccount(readIdToken(result.data.id_token).uniqueId);
  writeTokens(result.data);
  return { status: 'in', path: start.path };
}
