import type { Ref } from 'react';
import { toggle } from '#platform/media-acts.ts';
import type { Film } from '#platform/players.ts';
import styles from './film-screen.module.css';

export interface FilmScreenProps {
  readonly ref: Ref<HTMLVideoElement>;
  readonly film: Film;
  /** Names the film where it has no words of its own. */
  readonly label: string;
}

/** The film itself; a press on it plays or pauses. Its captions lie on the film. */
export function FilmScreen({ ref, film, label }: FilmScreenProps) {
  const { alt_text: alt, captions, still } = film;
  return (
    // The captions are those that the film has.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={ref}
      className={styles.film}
      aria-label={alt?.text ?? label}
      lang={alt?.lang}
      poster={still}
      playsInline
      // The captions may lie on another origin than the page (the embedded build).
      crossOrigin="anonymous"
      onClick={({ currentTarget }) => toggle(currentTarget)}
    >
      {captions.map((track) => (
        <track
          key={track.url}
          kind="captions"
          src={track.url}
          srcLang={track.lang}
          label={track.label}
        />
      ))}
    </video>
  );
}
