import { fittedImageUrl } from '@varde/domain/media-kinds';
import type { SiteImage } from '@varde/contract/site-profile';
import { siteProfile } from '#browser/site-profile.ts';
import { useSiteName, useText } from '#i18n/use-text.ts';
import { serverUrl } from '#browser/site.ts';
import { Logo } from '#ui/logo.tsx';
import { LogoPicture } from '#ui/logo-picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './logo-link.module.css';

export function LogoLink() {
  const t = useText();
  const name = useSiteName();
  const { logo, name: ownName } = siteProfile();
  return (
    <SiteLink href="/" className={styles.logo} aria-label={t('shell.goHome', { name })}>
      <span aria-hidden="true" className={styles.drawing}>
        {logo ? (
          <LogoPicture
            light={sourceOf(logo.light)}
            dark={logo.dark && sourceOf(logo.dark)}
            className={styles.picture}
          />
        ) : (
          <Logo name={name} isProduct={!ownName} />
        )}
      </span>
    </SiteLink>
  );
}

/** Pixels that a logo fits into, for dense screens; see `.picture`. */
const sourceOf = ({ image_url: url }: SiteImage): string =>
  serverUrl(fittedImageUrl(url, 800, 132));
