import type { TextView } from '#view-models.ts';
import styles from './quote.module.css';

export interface QuoteProps {
  readonly quote: TextView;
  /** A plain string is in the page's language. */
  readonly by?: TextView | string;
}

/** A quotation. The quotation marks follow the text's language. */
export function Quote({ quote, by }: QuoteProps) {
  const author = typeof by === 'string' ? { text: by, lang: undefined } : by;
  return (
    <figure className={styles.quote}>
      <blockquote lang={quote.lang}>
        <p className={styles.text}>{quote.text}</p>
      </blockquote>
      {author?.text && (
        <figcaption className={styles.by} lang={author.lang}>
          {author.text}
        </figcaption>
      )}
    </figure>
  );
}
