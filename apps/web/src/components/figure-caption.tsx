import type { FigureView } from '#view-models.ts';
import { Credits } from './credits.tsx';
import styles from './figure-caption.module.css';

export interface FigureCaptionProps {
  readonly figure: FigureView;
}

/** Caption, credits and licence of an image. */
export function FigureCaption({ figure: { caption, credits, license } }: FigureCaptionProps) {
  return (
    <>
      {caption && (
        <p className={styles.caption} lang={caption.lang}>
          {caption.text}
        </p>
      )}
      <Credits credits={credits} license={license} />
    </>
  );
}
