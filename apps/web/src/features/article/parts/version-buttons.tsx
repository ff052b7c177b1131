import type { FilmVersion } from '#platform/players.ts';
import { pressVersion } from '#platform/press-play.ts';
import { useText } from '#i18n/use-text.ts';
import type { PlayableView } from '#services/transform/playable.ts';
import { Button } from '#ui/button.tsx';
import styles from './version-buttons.module.css';

export interface VersionsProps {
  readonly playable: PlayableView;
}

/** The same told otherwise, for those who would not see or hear it: found on the page, not only in the player. */
export function VersionButtons({ playable }: VersionsProps) {
  const name = useVersionName();
  const others = othersOf(playable);
  if (others.length === 0) return null;
  return (
    <p className={styles.versions}>
      {others.map((version) => (
        <Button key={version.url} onClick={() => pressVersion(playable, version)}>
          {name(version)}
        </Button>
      ))}
    </p>
  );
}

/** As `VersionButtons`, for those without script. */
export function VersionLinks({ playable }: VersionsProps) {
  const name = useVersionName();
  return othersOf(playable).map((version) => (
    <p key={version.url}>
      <a className={styles.link} href={version.url}>
        {name(version)}
      </a>
    </p>
  ));
}

function othersOf({ versions }: PlayableView): FilmVersion[] {
  return versions.filter(({ kind }) => kind !== 'ordinary');
}

function useVersionName() {
  const t = useText();
  return ({ kind, language }: FilmVersion): string => {
    const words = t(kind === 'sign_language' ? 'article.signLanguage' : 'article.audioDescribed');
    return language ? `${words} (${language})` : words;
  };
}
