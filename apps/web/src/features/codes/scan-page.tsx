import { Hero } from '#content/hero.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { CodeForm } from './code-form.tsx';
import type { CodeFormProps } from './code-form.tsx';
import styles from './scan-page.module.css';

/** How a phone's own camera opens a code, and the number beside it for every other case (decisions.md §6). */
export function ScanPage({ asked }: CodeFormProps) {
  const t = useText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: t('scan.title'), lang }} lead={{ text: t('scan.lead'), lang }}>
      <ol className={styles.steps}>
        <li>{t('scan.step.open')}</li>
        <li>{t('scan.step.aim')}</li>
        <li>{t('scan.step.press')}</li>
      </ol>
      <section className={styles.number} aria-labelledby="scan-number">
        <SectionHeading id="scan-number" title={t('scan.byNumber')} />
        <CodeForm asked={asked} />
      </section>
    </Hero>
  );
}
