import { Figure } from './figure.tsx';
import type { FigureView } from './view-models.ts';
import styles from './figure-grid.module.css';

export interface FigureGridProps {
  readonly figures: readonly FigureView[];
}

/** Several pictures side by side, each with its caption. One alone is shown whole. */
export function FigureGrid({ figures }: FigureGridProps) {
  const [first, ...rest] = figures;
  if (!first) return null;
  if (rest.length === 0) return <Figure figure={first} />;
  return (
    <div className={styles.grid}>
      {figures.map((figure) => (
        <Figure key={figure.picture.slideId ?? figure.picture.url} figure={figure} layout="cell" />
      ))}
    </div>
  );
}
