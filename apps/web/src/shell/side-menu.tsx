import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, type FormEvent } from 'react';
import { PRODUCT_NAME, PRODUCT_VERSION, SEARCH_MAX_LENGTH } from '@varde/domain/constants';
import { isOwnSite } from '#browser/site-profile.ts';
import { useText } from '#i18n/use-text.ts';
import { useSession } from '#state/session.ts';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { LogoLink } from './logo-link.tsx';
import { Menu } from './menu.tsx';
import { MAIN_ITEMS } from './menu-items.tsx';
import styles from './side-menu.module.css';

/** The desktop's menu, always beside the page (specification §2.1). */
export function SideMenu() {
  // The search page has its own box, with the query.
  const isSearch = useLocation({ select: ({ pathname }) => pathname === SEARCH_PATH });
  return (
    <header className={styles.side} data-surface="menu">
      <LogoLink />
      {isSearch ? null : <SearchBox />}
      <Menu mainItems={MAIN_ITEMS} />
      <div className={styles.foot}>
        <AccountPlace />
        <VersionLine />
      </div>
    </header>
  );
}

const AccountCard = lazy(async () => ({
  default: (await import('./account-card.tsx')).AccountCard,
}));

/** Account card of the menus, loaded for signed-in visitors only. */
export function AccountPlace() {
  const session = useSession();
  if (!session) return null;
  return (
    <LazyBoundary renderError={() => null}>
      <AccountCard session={session} />
    </LazyBoundary>
  );
}

/** Version and link to the changelog, which are the program's; the last line of the menus. */
export function VersionLine() {
  const t = useText();
  if (isOwnSite())
    return (
      <p className={styles.version}>
        <SiteLink href="/changelog">
          {PRODUCT_NAME} {PRODUCT_VERSION}
        </SiteLink>
      </p>
    );
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
export function SearchBox() {
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
