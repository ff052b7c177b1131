/** A film on the whole screen, with controls whose names are in the visitor's language (specification §2, §4). */
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { LongText, LongTextKey } from '#i18n/long-texts.ts';
import { useMediaClock } from '#platform/media-clock.ts';
import type { MediaClock } from '#platform/media-clock.ts';
import type { Film } from '#platform/players.ts';
import { Button } from '#ui/button.tsx';
import { Lightbox } from '#ui/lightbox.tsx';
import styles from './film-player.module.css';
import { FilmControls } from './parts/film-controls.tsx';
import { FilmScreen } from './parts/film-screen.tsx';
import { useFilmKeys } from './parts/use-film-keys.ts';
import { useFilmSource } from './parts/use-film-source.ts';
import { useFilmVersion } from './parts/use-film-version.ts';

export interface FilmPlayerProps {
  readonly film: Film;
  readonly t: LongText;
  readonly onClose: () => void;
}

export function FilmPlayer({ film, t, onClose }: FilmPlayerProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const clock = useMediaClock(video);
  const { start, choose, tryAgain } = useFilmVersion(video, film);
  const hasFailed = useFilmSource(video, start);
  useFilmKeys(video);
  const { caption } = film;
  const label = caption?.text ?? t('player.film');
  const message = messageOf(hasFailed, clock);
  return (
    <Lightbox
      open
      onClose={onClose}
      label={label}
      closeLabel={t('player.closeFilm')}
      caption={caption && <p lang={caption.lang}>{caption.text}</p>}
    >
      <div className={styles.stage}>
        <FilmScreen ref={setVideo} {...{ film, label }} />
        <div className={styles.message}>
          <output>{message && <p>{t(message)}</p>}</output>
          {hasFailed && (
            <Button variant="primary" icon={RotateCw} onClick={tryAgain}>
              {t('player.tryAgain')}
            </Button>
          )}
        </div>
        {video && (
          <FilmControls {...{ video, clock, film, t }} version={start.version} onVersion={choose} />
        )}
      </div>
    </Lightbox>
  );
}

function messageOf(hasFailed: boolean, { isWaiting }: MediaClock): LongTextKey | undefined {
  if (hasFailed) return 'player.filmFailed';
  return isWaiting ? 'player.filmWaiting' : undefined;
}
