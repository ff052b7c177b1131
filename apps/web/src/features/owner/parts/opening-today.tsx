import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import { useMuseumDate } from '#platform/use-museum-date.ts';
import type { OpeningWords } from '../opening-words.ts';
import type { VisitView } from '../visit-view.ts';
import styles from './opening-today.module.css';

/** Whether the museum is open today; follows the visitor's clock where the page is older than the day. */
export function OpeningToday({ visit }: { visit: VisitView }) {
  const words = useOpening(visit);
  if (!words) return null;
  return (
    <>
      <strong className={styles.today}>{words.today}</strong>
      {words.next && <span className={styles.next}> {words.next}</span>}
    </>
  );
}

/** The rules of opening hours come only to a page from another day; where they don't, its own words stay. */
function useOpening({ hours, opening }: VisitView): OpeningWords | undefined {
  const texts = useTexts();
  const date = useMuseumDate(opening.date);
  const [anew, setAnew] = useState<OpeningWords>();
  useEffect(() => {
    if (date === opening.date) return;
    import('../opening-words.ts').then(
      ({ openingWords }) => setAnew(openingWords(hours, date, texts)),
      () => undefined,
    );
  }, [hours, date, opening.date, texts]);
  return date === opening.date ? opening.words : (anew ?? opening.words);
}
