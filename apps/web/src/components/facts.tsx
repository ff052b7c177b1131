import { SiteLink } from '#ui/site-link.tsx';
import type { FactLine, FactRow } from '#view-models.ts';
import styles from './facts.module.css';

export interface FactsProps {
  readonly rows: readonly FactRow[];
}

/** Facts about a place: period, protection, opening hours, sources. Omits rows without lines. */
export function Facts({ rows }: FactsProps) {
  const filled = rows.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) return null;
  return (
    <div className={styles.container}>
      <dl>
        {filled.map(({ label, lines }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            {lines.map((line) => (
              <dd key={line.text} className={styles.value}>
                <Line line={line} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

function Line({ line: { text, lang, href } }: { line: FactLine }) {
  if (!href) return <span lang={lang}>{text}</span>;
  return (
    <SiteLink href={href} className={styles.link} lang={lang}>
      {text}
    </SiteLink>
  );
}
