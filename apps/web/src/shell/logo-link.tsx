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
        {logo ? <OwnLogo logo={logo} /> : <Logo name={name} isProduct={ownName === undefined} />}
      </span>
    </SiteLink>
  );
}

/** Pixels of a logo's height on dense screens; see `.picture`. */
const PICTURE_HEIGHT = 132;

function OwnLogo({ logo: { light, dark } }: { logo: NonNullable<SiteProfile['logo']> }) {
  return (
    <picture>
      {dark && <source srcSet={sourceOf(dark)} media="(prefers-color-scheme: dark)" />}
      <img src={sourceOf(light)} alt="" className={styles.picture} {...sizeOf(light)} />
    </picture>
  );
}

function sourceOf(image: SiteImage): string {
  const { width, height } = sizeOf(image);
  return serverUrl(fittedImageUrl(image.image_url, width, height));
}

function sizeOf({ dimension }: SiteImage): { width: number; height: number } {
  const [width = 1, height = 1] = dimension.split('x').map(Number);
  return { width: Math.round((width / height) * PICTURE_HEIGHT), height: PICTURE_HEIGHT };
}
