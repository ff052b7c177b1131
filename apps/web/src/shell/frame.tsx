/**
 * What stands around every page: skip link, header and tab bar on a phone, side menu on a desktop, banners, footer, and the
 * places where side panel, toast and modal dialog appear.
 */
import { useLocation, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/use-text.ts';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { LateOutlet } from './late-outlet.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { OwnerBanner } from './owner-banner.tsx';
import { SideMenu } from './side-menu.tsx';
import { SidePanel } from './side-panel.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink, CONTENT_ID } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';
import { ToastOutlet } from './toast-outlet.tsx';
import { useAddressSettings } from './use-address-settings.ts';
import { useGrowingPicture } from './use-growing-picture.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useReleaseLanguage } from './use-release-language.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page fills the screen, so no footer follows it (but without script, where it is the menu). */
    fillsScreen?: boolean;
    /** The page stands alone: no header, menu, tab bar or footer (editors' preview, specification §2). */
    isBare?: boolean;
  }
}

export interface FrameProps {
  children: ReactNode;
}

export function Frame({ children }: FrameProps) {
  const language = useLanguage().key;
  const href = useLocation({ select: (location) => location.href });
  // The menu belongs to the page that it was opened on: going elsewhere, or to another language of it, closes it.
  const page = `${language} ${href}`;
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const fillsScreen = useMatches({
    select: (matches) => matches.some((match) => match.staticData.fillsScreen),
  });
  const isBare = useMatches({
    select: (matches) => matches.some((match) => match.staticData.isBare),
  });
  useReleaseLanguage();
  useAddressSettings();
  useGrowingPicture();
  usePageFocus();
  return (
    <div
      className={styles.frame}
      data-fills-screen={fillsScreen ? '' : undefined}
      data-bare={isBare ? '' : undefined}
    >
      <SkipLink />
      <NavigationProgress />
      <Header onOpenMenu={() => setMenuOpenAt(page)} />
      <SideMenu />
      <div className={styles.page}>
        {!isBare && <OfflineBanner />}
        {!isBare && <OwnerBanner />}
        <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <SiteFooter />
      </div>
      <LateOutlet />
      <TabBar />
      <SidePanel open={menuOpenAt === page} onClose={() => setMenuOpenAt(undefined)} />
      <ToastOutlet />
    </div>
  );
}
