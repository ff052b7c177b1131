import { Hero } from '#content/hero.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { CameraDoor } from './camera-door.tsx';
import { CodeForm } from './code-form.tsx';
import type { CodeFormProps } from './code-form.tsx';
import styles from './scan-page.module.css';

/**
 * The camera, the number beside it for every case in which it does not help (decisions.md §6), and how a phone's own camera opens
 * the same code.
 */
export function ScanPage(form: CodeFormProps) {
  const t = useText();
  const long = useLongText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: t('scan.title'), lang }} lead={{ text: long('scan.scanLead'), lang }}>
      <CameraDoor openCode={form.openCode} openKept={form.openKept} />
      <section className={styles.number} aria-labelledby="scan-number">
        <SectionHeading id="scan-number" title={long('scan.byNumber')} />
        <CodeForm {...form} />
      </section>
      <section className={styles.number} aria-labelledby="scan-phone">
        <SectionHeading id="scan-phone" title={long('scan.byPhone')} />
        <ol className={styles.steps}>
          <li>{long('scan.step.open')}</li>
          <li>{long('scan.step.aim')}</li>
          <li>{long('scan.step.press')}</li>
        </ol>
      </section>
    </Hero>
  );
}
