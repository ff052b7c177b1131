import type { TextView } from './view-models.ts';
import styles from './quote.module.css';

export interface QuoteProps {
  readonly quote: TextView;
  readonly by?: string;
}

/** Somebody's words. The quotation marks follow the language of the text. */
export function Quote({ quote, by }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote lang={quote.lang}>
        <p className={styles.text}>{quote.text}</p>
      </blockquote>
      {by && <figcaption className={styles.by}>{by}</figcaption>}
    </figure>
  );
}
