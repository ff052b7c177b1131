/** Draws a text as a QR code. */
import { encode } from 'uqr';
import styles from './qr-view.module.css';

export interface QrViewProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
}

/** ISO/IEC 18004 §6.3.8: four modules of white around the code. */
const QUIET_ZONE = 4;

/** On white in both themes: readers fail on light codes on dark. */
export function QrView({ text, label }: QrViewProps) {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={dark.join('')} />
    </svg>
  );
}
