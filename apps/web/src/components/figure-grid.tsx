import type { FigureView } from '#view-models.ts';
import { FigureCaption } from './credits.tsx';
import { ResponsiveImage } from './responsive-image.tsx';
import { SlideLink } from './image-gallery.tsx';
import styles from './figure-grid.module.css';

export interface FigureGridProps {
  readonly figures: readonly FigureView[];
}

/** Several images in a grid, each with its caption. A single image is shown uncropped. */
export function FigureGrid({ figures }: FigureGridProps) {
  const [first, ...rest] = figures;
  if (!first) return null;
  if (rest.length === 0) return <Figure figure={first} />;
  return (
    <div className={styles.grid}>
      {figures.map((figure) => (
        <Figure key={figure.image.slideId ?? figure.image.url} figure={figure} layout="cell" />
      ))}
    </div>
  );
}

interface FigureProps {
  readonly figure: FigureView;
  /** `cell` is cropped to its grid cell. Default `bleed`: extends to the edges of the sheet. */
  readonly layout?: 'bleed' | 'cell';
}

const IMAGE_WIDTHS = {
  bleed: { phone: 'min(100vw, 720px)', desktop: '720px' },
  cell: { phone: 'min(100vw - 32px, 26rem)', desktop: '312px' },
};

/** An image with caption and credits. Opens in the page's gallery if there is one. */
function Figure({ figure, layout = 'bleed' }: FigureProps) {
  const { image, caption, credits, license } = figure;
  const hasCaption = caption || license || credits.some(({ name }) => name.trim() !== '');
  return (
    <figure className={styles[layout]}>
      <SlideLink image={image} className={styles.link}>
        <ResponsiveImage
          image={image}
          shape={layout === 'cell' ? 'landscape' : 'natural'}
          sizes={IMAGE_WIDTHS[layout]}
          className={styles.picture}
        />
      </SlideLink>
      {hasCaption && (
        <figcaption className={styles.words}>
          <FigureCaption figure={figure} />
        </figcaption>
      )}
    </figure>
  );
}
