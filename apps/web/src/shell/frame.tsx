/** What stands around every page: skip link, header and tab bar on a phone, side menu on a desktop, footer, side panel. */
import { useLocation, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { Sheet } from '#ui/sheet.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SideMenu } from './side-menu.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink, CONTENT_ID } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';
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
  const t = useText();
  const href = useLocation({ select: (location) => location.href });
  // The menu belongs to the page that it was opened on: going elsewhere closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const fillsScreen = useMatches({
    select: (matches) => matches.some((match) => match.staticData.fillsScreen),
  });
  const isBare = useMatches({
    select: (matches) => matches.some((match) => match.staticData.isBare),
  });
  useReleaseLanguage();
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
      <Header onOpenMenu={() => setMenuOpenAt(href)} />
      <SideMenu />
      <div className={styles.page}>
        <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <SiteFooter />
      </div>
      <TabBar />
      <Sheet
        open={menuOpenAt === href}
        onClose={() => setMenuOpenAt(undefined)}
        side="end"
        label={t('shell.menu')}
        closeLabel={t('shell.closeMenu')}
      >
        <Menu variant="phone" />
      </Sheet>
    </div>
  );
}
