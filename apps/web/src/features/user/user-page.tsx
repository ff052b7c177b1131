/**
 * The visitor's page (specification §2.6): rebuses and favourites, with or without an account. The
 * server knows neither, so it renders the frame, which script fills.
 */
import { UserRound, Heart, KeyRound, LogIn, LogOut, Trophy, UserPlus } from 'lucide-react';
import type { SiteSignIn } from '@varde/contract/site-context';
import { lazy } from 'react';
import { HeroTabs, Hero } from '#components/hero.tsx';
import { DeferredSection } from '#components/section-boundary.tsx';
import { ListSkeleton } from '#components/list-skeleton.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import { useSession } from '#state/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { LoadFigures } from './parts/my-rebuses.tsx';
import { PlainButtonLink } from './parts/plain-button-link.tsx';
import styles from './user-page.module.css';
import { USER_TABS, userHref, type UserTab } from './user-href.ts';

const myThings = lazyModule(() => import('./parts/my-things.tsx'));

export interface UserPageProps {
  readonly tab: UserTab;
  /** Absent where sign-in is not configured: then the page does not mention it. */
  readonly signIn: SiteSignIn | undefined;
  /** Loads the progress of a rebus; a slot for its feature. */
  readonly loadFigures: LoadFigures;
}

const AVATAR_SIZE = 64;

export function UserPage({ tab, signIn, loadFigures }: UserPageProps) {
  const t = useText();
  const long = useLongText();
  const lang = useLanguage().tag;
  const session = useSession();
  const loaded = useLazyModule(myThings);
  const title = session?.name ?? t('user.title');
  return (
    <Hero
      title={{ text: title, lang }}
      {...(session
        ? { figure: <Avatar {...session} size={AVATAR_SIZE} /> }
        : { emblem: UserRound })}
      {...(session?.name ? { kicker: { text: t('user.title') } } : {})}
      lead={{ text: long(session ? 'user.onAccount' : 'user.onDevice'), lang }}
    >
      {loaded ? (
        <loaded.MyThings tab={tab} loadFigures={loadFigures} />
      ) : (
        <Waiting tab={tab} label={long('user.loading')} />
      )}
      <AccountActions signIn={signIn} isSignedIn={session !== undefined} />
    </Hero>
  );
}

/** Placeholder until script has read the storage. */
function Waiting({ tab, label }: { tab: UserTab; label: string }) {
  const t = useLongText();
  const tabs = USER_TABS.map((one) => ({
    href: userHref(one),
    label: t(`user.tab.${one}`),
    current: one === tab,
  }));
  return (
    <>
      <HeroTabs>
        <Tabs label={t('user.tabs')} tabs={tabs} />
      </HeroTabs>
      <p className={styles.needsScript}>{t('user.needsScript')}</p>
      <div className={styles.waiting}>
        <ListSkeleton label={label} rows={2} />
      </div>
    </>
  );
}

const OwnData = lazy(async () => ({ default: (await import('./parts/own-data.tsx')).OwnData }));

interface AccountActionsProps {
  readonly signIn: SiteSignIn | undefined;
  readonly isSignedIn: boolean;
}

/** Sign-in and account links; nothing where sign-in is not configured. */
function AccountActions({ signIn, isSignedIn }: AccountActionsProps) {
  if (!signIn) return null;
  if (!isSignedIn) return <SignedOut />;
  return (
    <>
      <SignedIn {...signIn} />
      <DeferredSection>{signIn.elsewhere && <OwnData />}</DeferredSection>
    </>
  );
}

function SignedIn({ account, elsewhere }: SiteSignIn) {
  const t = useLongText();
  return (
    <section>
      <SectionHeading title={t('user.account')} />
      {!elsewhere && <p className={styles.about}>{t('user.accountBody')}</p>}
      <div className={styles.ways}>
        {account && (
          <PlainButtonLink href={account} icon={KeyRound}>
            {t('user.changePassword')}
          </PlainButtonLink>
        )}
        {/* Must not be prefetched. */}
        <PlainButtonLink href="/logout" icon={LogOut} rel="nofollow">
          {t('user.logOut')}
        </PlainButtonLink>
      </div>
    </section>
  );
}

/** Why and how to sign in (specification §2.6). */
function SignedOut() {
  const t = useText();
  const long = useLongText();
  return (
    <section>
      <SectionHeading title={long('user.why')} />
      <p>{t('user.lead')}</p>
      <ul className={styles.reasons}>
        <li>
          <Icon icon={Heart} className={styles.icon} />
          {t('user.why.favourites')}
        </li>
        <li>
          <Icon icon={Trophy} className={styles.icon} />
          {t('user.why.rebuses')}
        </li>
      </ul>
      <div className={styles.ways}>
        <ButtonLink href="/login?redirect=/user" variant="primary" icon={LogIn}>
          {long('user.logIn')}
        </ButtonLink>
        <ButtonLink href="/login?create=true&redirect=/user" icon={UserPlus}>
          {long('user.createAccount')}
        </ButtonLink>
      </div>
    </section>
  );
}
