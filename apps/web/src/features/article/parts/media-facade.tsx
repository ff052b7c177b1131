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
  /** Not by what the visitor said before. */
  readonly isUserInitiated: boolean;
  readonly onClose: () => void;
}

/** Shows what was opened. */
export type Viewer = (opened: Opened) => ReactNode;

export interface MediaFacadeProps {
  readonly cover: ImageView | undefined;
  readonly title: TextView | undefined;
  readonly label: string;
  /** Fetches the viewer. */
  readonly load: () => Promise<Viewer>;
  /** Asked once: whether it opens without a press. Default: it waits for one. */
  readonly always?: () => boolean;
  /** Under the still, whether or not it is open. */
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- back where the visitor was before opening it
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
  // What the visitor said before is known to the browser alone.
  // oxlint-disable-next-line react/set-state-in-effect -- set when the viewer has come, later
  useEffect(() => autoOpen(), []);
  const opened = typeof door === 'object' ? door : undefined;
  return { door, opened, open: () => void open(true), close: () => setDoor('closed') };
}
