import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, type FormEvent } from 'react';
import { PRODUCT_VERSION, SEARCH_MAX_LENGTH } from '@varde/domain/constants';
import { useText } from '#i18n/use-text.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useSession } from '#state/session.ts';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { LogoLink } from './logo-link.tsx';
import { Menu } from './menu.tsx';
import styles from './side-menu.module.css';

/** The desktop's menu, always beside the page (specification §2.1). */
export function SideMenu() {
  // The search page has its own box, with the query.
  const isSearch = useLocation({ select: ({ pathname }) => pathname === SEARCH_PATH });
  return (
    <header className={styles.side} data-surface="menu">
      <LogoLink />
      {isSearch ? null : <SearchBox />}
      <Menu variant="desktop" />
      <div className={styles.foot}>
        <AccountPlace />
        <VersionLine />
      </div>
    </header>
  );
}

/** The phone's side panel: search, menu, version (specification §2.1). */
export function SidePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="end"
      label={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
    >
      <div className={styles.panel}>
        <SearchBox />
        <Menu variant="phone" />
        <AccountPlace />
        <VersionLine />
      </div>
    </Sheet>
  );
}

const AccountCard = lazy(async () => ({
  default: (await import('./account-card.tsx')).AccountCard,
}));

/** Account card of the menus, loaded for signed-in visitors only. */
function AccountPlace() {
  const session = useSession();
  if (!session) return null;
  return (
    <LazyBoundary renderError={() => null}>
      <AccountCard session={session} />
    </LazyBoundary>
  );
}

/** Version and link to the changelog; the last line of the menus. */
function VersionLine() {
  const t = useText();
  return (
    <p className={styles.version}>
      <span>{t('shell.version', { version: PRODUCT_VERSION })}</span>
      <SiteLink href="/changelog">{t('shell.changelog')}</SiteLink>
    </p>
  );
}

/** Also the form's `action` without script. */
const SEARCH_PATH: string = '/search';

/** The menu's search box, named `q` (specification §2.2). */
function SearchBox() {
  const t = useText();
  const router = useRouter();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    const q = typeof query === 'string' ? query.trim() : '';
    const search: Record<string, unknown> = q ? { q } : {};
    void router.navigate({ to: SEARCH_PATH, search });
  };
  return (
    <search aria-label={t('shell.search')}>
      <form
        // Includes the URL's language prefix.
        action={router.buildLocation({ to: SEARCH_PATH }).publicHref}
        onSubmit={handleSubmit}
      >
        <SearchField submitLabel={t('shell.search')}>
          <input
            type="search"
            name="q"
            maxLength={SEARCH_MAX_LENGTH}
            // Specification §2.2 adds the two dots.
            placeholder={`${t('search.placeholder')}..`}
            aria-label={t('search.label')}
            enterKeyHint="search"
            autoComplete="off"
          />
        </SearchField>
      </form>
    </search>
  );
}
