/** The router's fallback pages: error, not found and pending. */
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import {
  CloudOff,
  RefreshCw,
  WifiOff,
  type LucideIcon,
  Hash,
  Map as MapIcon,
  MapPinOff,
  Search,
} from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { MessageKey } from '#i18n/texts.ts';
import { useSiteName, useText } from '#i18n/use-text.ts';
import { focusMain, retainFocus } from '#browser/focus-main.ts';
import { ChunkLoadError } from '#browser/load-chunk.ts';
import { useOnline } from '#browser/network.ts';
import { canReload, reload, reloadOnce } from '#browser/reload-once.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Column } from '#ui/column.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { recordGoalEvent } from '#state/goal-events.ts';
import { documentTitle } from '#state/page-head.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './fallback-pages.module.css';

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
  const name = useSiteName();
  const router = useRouter();
  const online = useOnline();
  // Evaluated once: `reloadOnce()` changes it, and the pending page must not become an error before
  // the reload.
  const [isReloadable] = useState(() => canReload());
  const kind = errorKind(error, { online, canReload: isReloadable });
  const retry = () => {
    reset();
    void router.invalidate();
  };
  useRecovery(kind, retry);
  useEffect(restoreFocus, []);
  if (kind === 'outdated') return <PendingPage />;
  const { icon, body } = ERROR_CONTENT[kind];
  const handleRetry = (event: MouseEvent) => {
    event.preventDefault();
    // Reloading without a network would end on the browser's own error page.
    if (online) reload();
    else retry();
  };
  return (
    <Column ref={retainFocus}>
      <title>{documentTitle(t('error.title'), name)}</title>
      <EmptyState
        level={1}
        icon={icon}
        title={t('error.title')}
        body={t(body)}
        action={
          <>
            {/* A link, so that retry works without script. */}
            <ButtonLink href={router.latestLocation.href} variant="primary" onClick={handleRetry}>
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
function useRecovery(kind: ErrorKind, retry: () => void): void {
  const previous = useRef(kind);
  useEffect(() => {
    if (kind === 'outdated') reloadOnce();
    if (previous.current === 'offline' && kind !== 'offline') retry();
    previous.current = kind;
  });
}

/**
 * `offline`: no network. `outdated`: a chunk failed to load, and a reload after a deploy fixes it.
 * `chunk`: it failed again after the reload. `failed`: anything else.
 */
type ErrorKind = 'offline' | 'outdated' | 'chunk' | 'failed';

interface ErrorContext {
  readonly online: boolean;
  /** Whether a reload may still help. */
  readonly canReload: boolean;
}

/** Kind of an error that replaced a page (specification §8.1). */
export function errorKind(error: unknown, { online, canReload }: ErrorContext): ErrorKind {
  if (!online) return 'offline';
  if (!(error instanceof ChunkLoadError)) return 'failed';
  // A reload does not help against a timeout.
  return error.why === 'failed' && canReload ? 'outdated' : 'chunk';
}

/**
 * For a URL that matches nothing and for unpublished content, with links onwards (specification
 * §2.3, §8.1).
 */
export function NotFoundPage({ data }: { data?: unknown }) {
  const t = useText();
  const name = useSiteName();
  useEffect(() => recordGoalEvent('404'), []);
  return (
    <Column>
      <title>{documentTitle(t('error.notFound.title'), name)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        icon={MapPinOff}
        title={t('error.notFound.title')}
        body={t(isUnpublished(data) ? 'error.notPublished' : 'error.notFound.body')}
        action={
          <>
            <ButtonLink href="/" variant="primary">
              {t('error.redirectToFrontpage')}
            </ButtonLink>
            <ButtonLink href="/search" icon={Search}>
              {t('error.notFound.search')}
            </ButtonLink>
            <ButtonLink href="/explore/map" icon={MapIcon}>
              {t('source.toMap')}
            </ButtonLink>
            <ButtonLink href="/code" icon={Hash}>
              {t('code.title')}
            </ButtonLink>
          </>
        }
      />
    </Column>
  );
}

/** @param data thrown by the route's loader (api/route-data.ts) */
const isUnpublished = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'isUnpublished' in data &&
  data.isUnpublished === true;

/** Placeholder in the shape of most pages: image, title and first lines. */
export function PendingPage() {
  const t = useText();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <div className={styles.picture}>
        <Skeleton shape="picture" />
      </div>
      <div className={styles.sheet} data-surface="sheet">
        <div className={styles.title}>
          <Skeleton shape="title" width="70%" />
        </div>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="60%" />
      </div>
    </div>
  );
}
