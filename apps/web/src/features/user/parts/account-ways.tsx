import { Heart, KeyRound, LogIn, LogOut, Trophy, UserPlus } from 'lucide-react';
import { lazy } from 'react';
import type { SiteSignIn } from '@varde/contract/site-context';
import { LateSection } from '#content/late-section.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { PlainButtonLink } from './plain-button-link.tsx';
import styles from './account-ways.module.css';

const OwnData = lazy(async () => ({ default: (await import('./own-data.tsx')).OwnData }));

export interface AccountWaysProps {
  readonly signIn: SiteSignIn | undefined;
  readonly isIn: boolean;
}

/** The ways into the account and out of it; nothing where nobody can sign in. */
export function AccountWays({ signIn, isIn }: AccountWaysProps) {
  if (!signIn) return null;
  if (!isIn) return <SignedOut />;
  return (
    <>
      <SignedIn {...signIn} />
      <LateSection>{signIn.elsewhere && <OwnData />}</LateSection>
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
        {/* Never fetched before it is pressed. */}
        <PlainButtonLink href="/logout" icon={LogOut} rel="nofollow">
          {t('user.logOut')}
        </PlainButtonLink>
      </div>
    </section>
  );
}

/** Why, and how (specification §2). */
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
