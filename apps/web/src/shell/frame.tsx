/**
 * The frame around every page: skip link, header and tab bar on a phone, side menu on a desktop,
 * banners, footer, and the outlets of side panel, toast and modal dialog.
 */
import { useMatches, useRouterState, useRouter, type ParsedLocation } from '@tanstack/react-router';
import {
  focusClickedControls,
  followAnchor,
  rememberLink,
  restoreLinkFocus,
} from '#browser/page-focus.ts';
import { LANGUAGE_CHANGE_DELAY_MS } from '@varde/domain/constants';
import { lazy, useEffect, type ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { applyEnvironmentParam } from '#state/environment.ts';
import { MAIN_IMAGE } from '#browser/main-image.ts';
import { setPlayers, usePlayers } from '#state/players.ts';
import { closePopup, usePopup } from '#state/popup.ts';
import { applyPositionParam } from '#browser/position-store.ts';
import { preloadPagesInView } from '#browser/preload-pages.ts';
import { showToast } from '#state/toast.ts';
import { rememberLanguage } from '#state/visitor-language.ts';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { OfflineBanner, OwnerBanner } from './banner.tsx';
import { releaseLanguage } from './language-list.tsx';
import { SideMenu } from './side-menu.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TabBar } from './tab-bar.tsx';
import { ToastOutlet } from './toast-outlet.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page fills the screen without footer (except without script, where it is the menu). */
    fillsScreen?: boolean;
    /** The page has no header, menu, tab bar or footer (editors' preview, specification §2.9). */
    isBare?: boolean;
  }
}

export interface FrameProps {
  children: ReactNode;
}

export function Frame({ children }: FrameProps) {
  const fillsScreen = useMatches({
    select: (matches) => matches.some((match) => match.staticData.fillsScreen),
  });
  const isBare = useMatches({
    select: (matches) => matches.some((match) => match.staticData.isBare),
  });
  useReleaseLanguage();
  useUrlSettings();
  useImageTransition();
  usePageFocus();
  const router = useRouter();
  useEffect(() => preloadPagesInView(router), [router]);
  return (
    <div
      className={styles.frame}
      data-fills-screen={fillsScreen ? '' : undefined}
      data-bare={isBare ? '' : undefined}
    >
      <SkipLink />
      <NavigationProgress />
      <Header />
      <SideMenu />
      <div className={styles.page}>
        {!isBare && <OfflineBanner />}
        {!isBare && <OwnerBanner />}
        <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <SiteFooter />
      </div>
      <OverlayOutlet />
      <TabBar />
      <ToastOutlet />
    </div>
  );
}

/** Target of the skip link. */
const CONTENT_ID = 'content';

function SkipLink() {
  const t = useText();
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {t('shell.skipToContent')}
    </a>
  );
}

/** Progress bar at the top while the next page loads. */
function NavigationProgress() {
  const t = useText();
  const active = useRouterState({ select: (state) => state.isLoading });
  return <ProgressBar active={active} label={t('shell.loading')} />;
}

const LazyOverlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }));

/** Outlet of modal dialog, audio and video; their code is loaded on first use. */
function OverlayOutlet() {
  const t = useText();
  const popup = usePopup();
  const { audio, video } = usePlayers();
  if (!popup && !audio && !video) return null;
  // If the code fails to load, a toast shows the message.
  const message = popup ? `${popup.title} ${popup.body ?? ''}` : t('error.chunk');
  return (
    <LazyBoundary renderError={() => <ErrorToast message={message.trim()} />}>
      <LazyOverlays {...{ popup, audio, video }} />
    </LazyBoundary>
  );
}

function ErrorToast({ message }: { message: string }) {
  useEffect(() => {
    closePopup();
    setPlayers({ audio: undefined, video: undefined });
    showToast({ message, tone: 'warning' });
  }, [message]);
  return null;
}

/** Applies the query parameters of any page: `?env=` and `?loc=false` (specification §2.4). */
function useUrlSettings(): void {
  const router = useRouter();
  useEffect(() => {
    const apply = () => {
      applyEnvironmentParam();
      applyPositionParam();
    };
    apply();
    return router.subscribe('onResolved', apply);
  }, [router]);
}

const MAIN_IMAGE_SELECTOR = `[style*="${MAIN_IMAGE}"]`;

/** Moves the shared view transition name from the main image to the clicked link's image. */
function useImageTransition(): void {
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a:not([data-slide])') : null;
      const frame = link?.querySelector('img')?.parentElement;
      if (!frame) return;
      for (const named of document.querySelectorAll<HTMLElement>(MAIN_IMAGE_SELECTOR)) {
        named.style.viewTransitionName = 'none';
      }
      frame.style.viewTransitionName = MAIN_IMAGE;
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}

/**
 * A URL with a language (`/sv/…`) is shown in it at once; after 500 ms the choice moves into the
 * cookie and the URL loses its prefix (specification §2.3).
 */
function useReleaseLanguage(): void {
  const router = useRouter();
  useEffect(() => {
    const { urlLanguage } = router.options.context;
    const timer = setTimeout(() => {
      if (urlLanguage.languageKey === undefined) return;
      rememberLanguage(urlLanguage.languageKey);
      releaseLanguage(router, router.options.context);
    }, LANGUAGE_CHANGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [router]);
}

/**
 * Focus management: after a navigation the focus moves to the main area or to the target of `#…`;
 * after Back, to the link that the page was left by. A clicked tab that is now the current one
 * keeps the focus.
 */
function usePageFocus(): void {
  const router = useRouter();
  useEffect(focusClickedControls, []);
  useEffect(() => {
    // The frame hydrates before its content: the browser cannot have scrolled to elements that are
    // not rendered yet.
    let stopWaiting = followAnchor(router.latestLocation.hash);
    const unsubscribeBeforeNavigate = router.subscribe(
      'onBeforeNavigate',
      ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) rememberLink(visitOf(fromLocation));
      },
    );
    // By then the router has scrolled, or restored the scroll position.
    const unsubscribe = router.subscribe('onRendered', (change) => {
      const { fromLocation, toLocation, pathChanged, hrefChanged } = change;
      if (!hrefChanged) return;
      stopWaiting();
      const isFocusOnCurrent = document.activeElement?.matches('main [aria-current]');
      if (fromLocation && pathChanged && !isFocusOnCurrent) restoreLinkFocus(visitOf(toLocation));
      stopWaiting = followAnchor(toLocation.hash);
    });
    return () => {
      unsubscribeBeforeNavigate();
      unsubscribe();
      stopWaiting();
    };
  }, [router]);
}

const visitOf = ({ state, href }: ParsedLocation): string => state.key ?? href;

interface ProgressBarProps {
  readonly active: boolean;
  /** Loading message for screen readers. */
  readonly label: string;
}

/** Progress line at the top while a page loads; after 400 ms, so that quick loads do not flash. */
function ProgressBar({ active, label }: ProgressBarProps) {
  if (!active) return null;
  return (
    <div className={styles.track}>
      <progress className={styles.native} aria-label={label} />
      <div className={styles.bar} />
    </div>
  );
}
