import type { OpeningHours } from '@varde/domain/opening-hours';
import { useTexts } from '#i18n/text-context.tsx';
import { useMuseumDate } from '#platform/use-museum-date.ts';
import { openingWords } from '../opening-words.ts';
import styles from './opening-today.module.css';

export interface OpeningTodayProps {
  hours: readonly OpeningHours[];
  /** The date when the page was made. */
  today: string;
}

/** Whether the museum is open today; follows the visitor's clock where the page is older than the day. */
export function OpeningToday({ hours, today }: OpeningTodayProps) {
  const texts = useTexts();
  const words = openingWords(hours, useMuseumDate(today), texts);
  if (!words) return null;
  return (
    <>
      <strong className={styles.today}>{words.today}</strong>
      {words.next && <span className={styles.next}> {words.next}</span>}
    </>
  );
}
