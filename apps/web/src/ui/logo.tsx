import styles from './logo.module.css';

export interface LogoProps {
  readonly name: string;
  /** The product's name has its mark beside it. */
  readonly isProduct: boolean;
}

/**
 * Four stones of a cairn, with gaps that hold at 16 px; in the current text colour. Also in
 * public/favicon.svg.
 */
const STONES = [
  'M10.34 1.79Q11.2 1.1 12.29 1.21L13.11 1.29Q14.2 1.4 15.02 2.14L15.38 2.46Q16.2 3.2 15.82 4.1L15.78 4.2Q15.4 5.1 14.3 5.15L10.3 5.35Q9.2 5.4 8.97 4.33L8.93 4.17Q8.7 3.1 9.56 2.41Z',
  'M6.63 7.8Q7.2 6.9 8.3 6.86L14.3 6.64Q15.4 6.6 16.25 7.3L16.75 7.7Q17.6 8.4 17.13 9.39L17.07 9.51Q16.6 10.5 15.5 10.48L8.7 10.32Q7.6 10.3 6.84 9.59L6.76 9.51Q6 8.8 6.57 7.9Z',
  'M5.42 12.69Q6.4 12 7.6 11.97L15.8 11.73Q17 11.7 17.95 12.43L19.05 13.27Q20 14 19.43 14.9L19.37 15Q18.8 15.9 17.6 15.93L6.1 16.27Q4.9 16.3 4.51 15.17L4.39 14.83Q4 13.7 4.98 13.01Z',
  'M2.7 18.64Q3.6 17.7 4.9 17.67L18.1 17.33Q19.4 17.3 20.47 18.04L21.83 18.96Q22.9 19.7 22.45 20.92L22.25 21.48Q21.8 22.7 20.5 22.7L3.3 22.7Q2 22.7 1.62 21.51L1.58 21.39Q1.2 20.2 2.1 19.26Z',
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
