/**
 * A poster, the button that opens what it represents, and the texts of both. Nothing of the viewer,
 * and nothing from another host, is fetched before (specification §2.8).
 */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Picture } from '#components/picture.tsx';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';
import type { ImageView, TextView } from '#view-models.ts';
import styles from './media-facade.module.css';
import { POSTER_WIDTH } from './poster-width.ts';

interface Opened {
  readonly poster: ReactNode;
  /** False if it was opened by the visitor's stored consent. */
  readonly isUserInitiated: boolean;
  readonly onClose: () => void;
}

/** Renders an opened viewer. */
export type Viewer = (opened: Opened) => ReactNode;

export interface MediaFacadeProps {
  readonly cover: ImageView | undefined;
  readonly title: TextView | undefined;
  readonly label: string;
  /** Loads the viewer. */
  readonly load: () => Promise<Viewer>;
  /** Evaluated once: whether to open without a click. Default: never. */
  readonly always?: () => boolean;
  /** Below the poster, open or not. */
  readonly children: ReactNode;
}

export function MediaFacade(props: MediaFacadeProps) {
  const { cover, title, label, load, always, children } = props;
  const t = useText();
  const { door, opened, open, close } = useFacade(load, always);
  const poster = cover && (
    <Picture image={cover} shape="landscape" sizes={POSTER_WIDTH} className={styles.cover} />
  );
  return (
    <figure className={styles.figure} data-surface="sunken">
      {opened ? (
        opened.viewer({ poster, isUserInitiated: opened.isUserInitiated, onClose: close })
      ) : (
        <div className={styles.stage}>
          {poster}
          <Button
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- restores the focus after closing
            autoFocus={door === 'closed'}
            className={styles.open}
            onClick={open}
          >
            {label}
          </Button>
        </div>
      )}
      <figcaption className={styles.words}>
        {door === 'failed' && <p role="alert">{t('error.chunk')}</p>}
        {title && (
          <p className={styles.title} lang={title.lang}>
            {title.text}
          </p>
        )}
        {children}
      </figcaption>
    </figure>
  );
}

type FacadeState =
  'shut' | 'failed' | 'closed' | { readonly viewer: Viewer; readonly isUserInitiated: boolean };

function useFacade(load: () => Promise<Viewer>, always: MediaFacadeProps['always']) {
  const [door, setDoor] = useState<FacadeState>('shut');
  const open = async (isUserInitiated: boolean): Promise<void> => {
    try {
      setDoor({ viewer: await load(), isUserInitiated });
    } catch {
      setDoor('failed');
    }
  };
  const autoOpen = useEffectEvent(() => {
    if (always?.()) void open(false);
  });
  // Consent is stored in the browser only.
  // oxlint-disable-next-line react/set-state-in-effect -- set once the viewer has loaded
  useEffect(() => autoOpen(), []);
  const opened = typeof door === 'object' ? door : undefined;
  return { door, opened, open: () => void open(true), close: () => setDoor('closed') };
}
