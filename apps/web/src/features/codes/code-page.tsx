import { ScanQrCode, QrCode } from 'lucide-react';
import { Hero } from '#components/hero.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { CodeForm, type CodeFormProps } from './code-form.tsx';
import styles from './code-page.module.css';

export interface CodePageProps extends CodeFormProps {
  /** URL of the scan page. Default: outside a rebus. */
  readonly toScan?: string | undefined;
}

/** Opens the target of a sign by the number on it. */
export function CodePage({ toScan = '/scan', ...form }: CodePageProps) {
  const t = useText();
  const long = useLongText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: t('code.title'), lang }} lead={{ text: long('scan.codeLead'), lang }}>
      <CodeForm {...form} />
      <div className={styles.hint}>
        <SignIllustration />
        <p>{long('scan.where')}</p>
      </div>
      <p>
        <ButtonLink href={toScan} icon={ScanQrCode}>
          {long('scan.toScan')}
        </ButtonLink>
      </p>
    </Hero>
  );
}

/** Illustration of a sign, showing where the number is; the text beside it describes the same. */
function SignIllustration() {
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon icon={QrCode} size={3.5} />
      <span className={styles.number}>1002</span>
    </span>
  );
}
