import { FigureWords } from './figure-words.tsx';
import { Picture } from './picture.tsx';
import { SlideLink } from './slide-link.tsx';
import type { FigureView } from './view-models.ts';
import styles from './figure.module.css';

export interface FigureProps {
  readonly figure: FigureView;
  /** `cell` stays inside its place in a grid and is cropped. Default `bleed`: to the edges of the sheet. */
  readonly layout?: 'bleed' | 'cell';
}

const PICTURE_WIDTHS = {
  bleed: { phone: 'min(100vw, 720px)', desktop: '720px' },
  cell: { phone: 'min(100vw - 32px, 26rem)', desktop: '312px' },
};

/** A picture with what it shows and who made it. It opens in the page's gallery, if there is one. */
export function Figure({ figure, layout = 'bleed' }: FigureProps) {
  const { picture, caption, credits, license } = figure;
  const hasWords = caption || license || credits.some(({ name }) => name.trim() !== '');
  return (
    <figure className={styles[layout]}>
      <SlideLink picture={picture} className={styles.link}>
        <Picture
          picture={picture}
          shape={layout === 'cell' ? 'landscape' : 'natural'}
          sizes={PICTURE_WIDTHS[layout]}
          className={styles.picture}
        />
      </SlideLink>
      {hasWords && (
        <figcaption className={styles.words}>
          <FigureWords figure={figure} />
        </figcaption>
      )}
    </figure>
  );
}
