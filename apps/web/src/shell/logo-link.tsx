import { fittedImageUrl } from '@varde/domain/media-kinds';
import type { SiteImage, SiteProfile } from '@varde/contract/site-profile';
import { siteProfile } from '#browser/site-profile.ts';
import { useSiteName, useText } from '#i18n/use-text.ts';
import { serverUrl } from '#browser/site.ts';
import { Logo } from '#ui/logo.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './logo-link.module.css';

export function LogoLink() {
  const t = useText();
  const name = useSiteName();
  const { logo, name: ownName } = siteProfile();
  return (
    <SiteLink href="/" className={styles.logo} aria-label={t('shell.goHome', { name })}>
      <span aria-hidden="true" className={styles.drawing}>
        {logo ? <OwnLogo {...logo} /> : <Logo name={name} isProduct={!ownName} />}
      </span>
    </SiteLink>
  );
}

function OwnLogo({ light, dark }: NonNullable<SiteProfile['logo']>) {
  return (
    <picture>
      {dark && <source srcSet={sourceOf(dark)} media="(prefers-color-scheme: dark)" />}
      <img src={sourceOf(light)} alt="" className={styles.picture} />
    </picture>
  );
}

/** Pixels that a logo fits into, for dense screens; see `.picture`. */
const sourceOf = ({ image_url: url }: SiteImage): string =>
  serverUrl(fittedImageUrl(url, 800, 132));
