import { Pause, Play } from 'lucide-react';
import { Credits } from '#content/credits.tsx';
import { Picture } from '#content/picture.tsx';
import { useText } from '#i18n/use-text.ts';
import { usePlayers } from '#platform/players.ts';
import { pressPlay } from '#platform/press-play.ts';
import type { PlayableView } from '#services/transform/playable.ts';
import { Button } from '#ui/button.tsx';
import { NativePlayer } from './native-player.tsx';
import styles from './playable.module.css';
import { SaidWords } from './said-words.tsx';
import { STILL_WIDTH } from './still-width.ts';
import { VersionButtons, VersionLinks } from './version-buttons.tsx';

export interface PlayableProps {
  kind: 'audio' | 'video';
  playable: PlayableView;
}

/** Sound or film: the press that begins it, the same told otherwise, and its words for those who cannot hear. */
export function Playable({ kind, playable }: PlayableProps) {
  const t = useText();
  const { label, name, caption, poster, transcript, plain, credits, license } = playable;
  const { heard } = usePlayers();
  const isHeard = kind === 'audio' && heard === playable.url;
  return (
    <figure className={styles.figure}>
      {poster && <Picture picture={poster} shape="landscape" sizes={STILL_WIDTH} />}
      <Button
        variant="primary"
        icon={isHeard ? Pause : Play}
        aria-label={name}
        aria-pressed={kind === 'audio' ? isHeard : undefined}
        onClick={() => pressPlay(kind, playable)}
      >
        {label}
      </Button>
      {/* A browser that runs script never looks into it. */}
      <noscript>
        {import.meta.env.SSR && (
          <>
            <NativePlayer kind={kind} playable={playable} />
            <VersionLinks playable={playable} />
          </>
        )}
      </noscript>
      <VersionButtons playable={playable} />
      <figcaption className={styles.words}>
        {caption && <p lang={caption.lang}>{caption.text}</p>}
        <Credits credits={credits} license={license} />
        <SaidWords words={transcript} title={t('article.transcript')} />
        <SaidWords words={plain} title={t('article.plainLanguage')} />
      </figcaption>
    </figure>
  );
}
