import { useCanGoBack, useHydrated, useLocation, useRouter } from '@tanstack/react-router';
import { Menu as MenuIcon, ArrowLeft } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './header.module.css';
import { LogoLink } from './logo-link.tsx';
import { FOOTER_ID } from './site-footer.tsx';

const sidePanel = lazyModule(() => import('./side-panel.tsx'));

/**
 * The phone's header, and the side panel that its menu button opens; without script the button links
 * to the menu in the footer.
 */
export function Header() {
  const t = useText();
  const language = useLanguage().key;
  const href = useLocation({ select: (location) => location.href });
  // The menu belongs to the page it was opened on: navigation or a language change closes it.
  const page = `${language} ${href}`;
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  // Until it is there, the click waits.
  const loaded = useLazyModule(sidePanel);
  return (
    <>
      <header className={styles.header} data-surface="header">
        <BackLink />
        <LogoLink />
        <button
          type="button"
          className={styles.menuButton}
          aria-label={t('shell.openMenu')}
          aria-haspopup="dialog"
          onClick={() => setMenuOpenAt(page)}
        >
          <Icon icon={MenuIcon} />
        </button>
        <a href={`#${FOOTER_ID}`} className={styles.menuLink} aria-label={t('shell.menu')}>
          <Icon icon={MenuIcon} />
        </a>
      </header>
      {loaded && (
        <loaded.SidePanel open={menuOpenAt === page} onClose={() => setMenuOpenAt(undefined)} />
      )}
    </>
  );
}

/**
 * One step back; to the front page when the visit started on this page. Hidden on the front page
 * when the visitor arrived from an external page (specification §2.1).
 */
function BackLink() {
  const t = useText();
  const router = useRouter();
  // After a reload there is history that the server did not know.
  const isHydrated = useHydrated();
  const canGoBack = useCanGoBack() && isHydrated;
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' });
  if (isHome && !canGoBack) return null;
  const handleClick = (event: MouseEvent) => {
    if (!canGoBack) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <SiteLink href="/" className={styles.button} aria-label={t('shell.back')} onClick={handleClick}>
      <Icon icon={ArrowLeft} />
    </SiteLink>
  );
}
