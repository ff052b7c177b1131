import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import { useMuseumDate } from '#state/use-museum-date.ts';
import styles from './opening-today.module.css';
import type { OpeningText } from './opening-text.ts';
import type { VisitView } from './visit-view.ts';

type Opening = Pick<VisitView, 'hours' | 'opening'>;

/**
 * Whether the museum is open today; recomputed for the visitor's clock when the page is from
 * another day.
 */
export function OpeningToday({ visit }: { visit: Opening }) {
  const openingText = useOpening(visit);
  if (!openingText) return null;
  return (
    <>
      <strong className={styles.today}>{openingText.today}</strong>
      {openingText.next && <span className={styles.next}> {openingText.next}</span>}
    </>
  );
}

/**
 * The rules of opening hours load only on a page from another day; when they fail to, the page's
 * own text stays.
 */
function useOpening({ hours, opening }: Opening): OpeningText | undefined {
  const texts = useTexts();
  const date = useMuseumDate(opening.date);
  const [reloaded, setReloaded] = useState<OpeningText>();
  useEffect(() => {
    if (date === opening.date) return;
    import('./opening-text.ts').then(
      ({ openingText }) => setReloaded(openingText(hours, date, texts)),
      () => undefined,
    );
  }, [hours, date, opening.date, texts]);
  return date === opening.date ? opening.text : (reloaded ?? opening.text);
}
