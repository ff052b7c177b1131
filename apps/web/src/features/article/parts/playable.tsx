import { imageAddress } from '@varde/domain/media-kinds';
import { Credits } from '#content/credits.tsx';
import { useText } from '#i18n/use-text.ts';
import type { PictureView } from '#services/transform/picture.ts';
import type { PlayableView } from '../blocks-view.ts';
import styles from './playable.module.css';

export interface PlayableProps {
  kind: 'audio' | 'video';
  playable: PlayableView;
}

/** Sound or film in the browser's own player, with its words beside it for those who cannot hear. */
export function Playable({ kind, playable }: PlayableProps) {
  const t = useText();
  const { title, transcript, credits, license } = playable;
  return (
    <figure className={styles.figure}>
      <Player kind={kind} playable={playable} />
      <figcaption className={styles.words}>
        {title && <p lang={title.lang}>{title.text}</p>}
        <Credits credits={credits} license={license} />
        {transcript && (
          <details>
            <summary className={styles.summary}>{t('article.transcript')}</summary>
            <p className={styles.transcript} lang={transcript.lang}>
              {transcript.text}
            </p>
          </details>
        )}
      </figcaption>
    </figure>
  );
}

function Player({ kind, playable: { src, captions, title, poster } }: PlayableProps) {
  const t = useText();
  const track = captions && (
    <track
      kind="captions"
      src={captions.text}
      srcLang={captions.lang}
      label={t('article.captions')}
    />
  );
  const shared = { className: styles[kind], controls: true, src, 'aria-label': title?.text };
  const preload = kind === 'video' && !poster ? 'metadata' : 'none';
  const film = kind === 'video' ? { playsInline: true, poster: poster && still(poster) } : {};
  const Element = kind;
  return (
    <Element {...shared} preload={preload} {...film}>
      {track}
    </Element>
  );
}

/** Width of the still, enough for a sharp phone screen. */
const STILL_WIDTH = 1280;

function still({ url, width, height }: PictureView): string {
  return imageAddress(url, STILL_WIDTH, Math.round((STILL_WIDTH * height) / width));
}
