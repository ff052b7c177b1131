import styles from './logo.module.css';

export interface LogoProps {
  readonly name: string;
  /** The product's name has its mark beside it. */
  readonly isProduct: boolean;
}

/**
 * Four stones of a cairn, with gaps that hold at 16 px; in the current text colour. Those of
 * public/favicon.svg, to a tenth of a unit: every page loads them.
 */
const STONES = [
  'M10.3 1.8Q11.2 1.1 12.3 1.2L13.1 1.3Q14.2 1.4 15 2.1L15.4 2.5Q16.2 3.2 15.8 4.1L15.8 4.2Q15.4 5.1 14.3 5.2L10.3 5.3Q9.2 5.4 9 4.3L8.9 4.2Q8.7 3.1 9.6 2.4Z',
  'M6.6 7.8Q7.2 6.9 8.3 6.9L14.3 6.6Q15.4 6.6 16.2 7.3L16.8 7.7Q17.6 8.4 17.1 9.4L17.1 9.5Q16.6 10.5 15.5 10.5L8.7 10.3Q7.6 10.3 6.8 9.6L6.8 9.5Q6 8.8 6.6 7.9Z',
  'M5.4 12.7Q6.4 12 7.6 12L15.8 11.7Q17 11.7 17.9 12.4L19.1 13.3Q20 14 19.4 14.9L19.4 15Q18.8 15.9 17.6 15.9L6.1 16.3Q4.9 16.3 4.5 15.2L4.4 14.8Q4 13.7 5 13Z',
  'M2.7 18.6Q3.6 17.7 4.9 17.7L18.1 17.3Q19.4 17.3 20.5 18L21.8 19Q22.9 19.7 22.4 20.9L22.2 21.5Q21.8 22.7 20.5 22.7L3.3 22.7Q2 22.7 1.6 21.5L1.6 21.4Q1.2 20.2 2.1 19.3Z',
];

export function Logo({ name, isProduct }: LogoProps) {
  return (
    <span className={styles.logo}>
      {isProduct && (
        <svg className={styles.mark} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
          {STONES.map((stone) => (
            <path key={stone} d={stone} />
          ))}
        </svg>
      )}
      <span className={styles.word}>{name}</span>
    </span>
  );
}
