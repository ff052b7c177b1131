import type { Ref } from 'react';
import { toggle } from '#platform/media-acts.ts';
import type { Film } from '#platform/players.ts';
import { CaptionTracks } from '#ui/caption-tracks.tsx';
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
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those that the museum wrote, which may be none
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
      <CaptionTracks tracks={captions} />
    </video>
  );
}
