import { Play } from 'lucide-react';
import { Credits } from '#content/credits.tsx';
import { Picture } from '#content/picture.tsx';
import { useText } from '#i18n/use-text.ts';
import { press, usePlayers } from '#platform/players.ts';
import type { PlayableView } from '#services/transform/playable.ts';
import { Button } from '#ui/button.tsx';
import { NativePlayer } from './native-player.tsx';
import styles from './playable.module.css';

export interface PlayableProps {
  kind: 'audio' | 'video';
  playable: PlayableView;
}

const STILL_WIDTH = { phone: '100vw', desktop: '624px' };

/** Sound or film: the press that begins it, and its words for those who cannot hear. */
export function Playable({ kind, playable }: PlayableProps) {
  const t = useText();
  const { caption, poster, duration, transcript, credits, license } = playable;
  const isHeard = usePlayers().heard === playable.url;
  const label = t(`article.${kind}`);
  return (
    <figure className={styles.figure}>
      <div className={poster && styles[kind]}>
        {poster && <Picture picture={poster} shape="landscape" sizes={STILL_WIDTH} />}
        <Button
          variant="primary"
          icon={Play}
          aria-label={caption && `${label}: ${caption.text}`}
          aria-pressed={kind === 'audio' ? isHeard : undefined}
          onClick={() => press(kind, playable)}
        >
          {label} {duration}
        </Button>
      </div>
      {/* What stands in it is for the server only: a browser that runs script never looks into it. */}
      <noscript>{import.meta.env.SSR && <NativePlayer kind={kind} playable={playable} />}</noscript>
      <figcaption className={styles.words}>
        {caption && <p lang={caption.lang}>{caption.text}</p>}
        <Credits credits={credits} license={license} />
        {transcript && (
          <details lang={transcript.lang}>
            <summary className={styles.summary}>{t('article.transcript')}</summary>
            {transcript.lines.map(({ text }, index) => (
              <p key={index}>{text}</p>
            ))}
          </details>
        )}
      </figcaption>
    </figure>
  );
}
