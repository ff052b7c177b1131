import { ScanQrCode } from 'lucide-react';
import { Hero } from '#content/hero.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { CodeForm } from './code-form.tsx';
import type { CodeFormProps } from './code-form.tsx';
import styles from './code-page.module.css';
import { SignPicture } from './sign-picture.tsx';

export interface CodePageProps extends CodeFormProps {
  /** The way to the camera. Default: outside a rebus. */
  readonly toScan?: string | undefined;
}

/** Opens what a sign stands for by the number on it. */
export function CodePage({ toScan = '/scan', ...form }: CodePageProps) {
  const t = useText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: t('code.title'), lang }} lead={{ text: t('code.lead'), lang }}>
      <CodeForm {...form} />
      <div className={styles.hint}>
        <SignPicture />
        <p>{t('code.where')}</p>
      </div>
      <p>
        <ButtonLink href={toScan} icon={ScanQrCode}>
          {t('code.toScan')}
        </ButtonLink>
      </p>
    </Hero>
  );
}
