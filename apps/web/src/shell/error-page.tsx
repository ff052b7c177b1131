import { PRODUCT_NAME } from '@varde/domain/constants';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CloudOff, RefreshCw, WifiOff, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { MessageKey } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { focusMain, retainFocus } from '#browser/focus-main.ts';
import { ChunkLoadError } from '#browser/load-chunk.ts';
import { useOnline } from '#browser/network.ts';
import { canReload, reload, reloadOnce } from '#browser/reload-once.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PendingPage } from './pending-page.tsx';

const ERROR_CONTENT: Readonly<
  Record<Exclude<ErrorKind, 'outdated'>, { icon: LucideIcon; body: MessageKey }>
> = {
  offline: { icon: WifiOff, body: 'error.noNetwork' },
  chunk: { icon: RefreshCw, body: 'error.chunk' },
  failed: { icon: CloudOff, body: 'error.fetchError' },
};

/**
 * Shown when a page could not be loaded: the error, a retry button and a link to the front page
 * (specification §2.7). Reloads the page once after a deploy; retries when the network is back.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useText();
  const router = useRouter();
  const online = useOnline();
  // Evaluated once: `reloadOnce()` changes it, and the pending page must not become an error before
  // the reload.
  const [mayReload] = useState(() => canReload());
  const kind = errorKind(error, { online, canReload: mayReload });
  const loadAgain = () => {
    reset();
    void router.invalidate();
  };
  useMending(kind, loadAgain);
  useEffect(restoreFocus, []);
  if (kind === 'outdated') return <PendingPage />;
  const { icon, body } = ERROR_CONTENT[kind];
  const handleAgain = (event: MouseEvent) => {
    event.preventDefault();
    // Reloading without a network would end on the browser's own error page.
    if (online) reload();
    else loadAgain();
  };
  return (
    <Column ref={retainFocus}>
      <title>{`${t('error.title')} · ${PRODUCT_NAME}`}</title>
      <EmptyState
        level={1}
        icon={icon}
        title={t('error.title')}
        body={t(body)}
        action={
          <>
            {/* A link, so that retry works without script. */}
            <ButtonLink href={router.latestLocation.href} variant="primary" onClick={handleAgain}>
              {t('error.tryAgain')}
            </ButtonLink>
            <ButtonLink href="/">{t('error.redirectToFrontpage')}</ButtonLink>
          </>
        }
      />
    </Column>
  );
}

/** The focused element may be unmounted; a freshly loaded page starts at its top. */
function restoreFocus(): void {
  const isStarting = document.documentElement.dataset['hydrated'] === undefined;
  if (!isStarting && document.activeElement === document.body) focusMain();
}

/** Reloads the page if that may help, and retries once the network is back. */
function useMending(kind: ErrorKind, loadAgain: () => void): void {
  const previous = useRef(kind);
  useEffect(() => {
    if (kind === 'outdated') reloadOnce();
    if (previous.current === 'offline' && kind !== 'offline') loadAgain();
    previous.current = kind;
  });
}

/**
 * `offline`: no network. `outdated`: a chunk failed to load, and a reload after a deploy fixes it.
 * `chunk`: it failed again after the reload. `failed`: anything else.
 */
type ErrorKind = 'offline' | 'outdated' | 'chunk' | 'failed';

interface Circumstances {
  readonly online: boolean;
  /** Whether a reload may still help. */
  readonly canReload: boolean;
}

/** Kind of an error that replaced a page (specification §8.1). */
export function errorKind(error: unknown, { online, canReload }: Circumstances): ErrorKind {
  if (!online) return 'offline';
  if (!(error instanceof ChunkLoadError)) return 'failed';
  // A reload does not help against a timeout.
  return error.why === 'failed' && canReload ? 'outdated' : 'chunk';
}
