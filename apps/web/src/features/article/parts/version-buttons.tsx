import { pressVersion } from '#platform/press-play.ts';
import type { PlayableView } from '#services/transform/playable.ts';
import { Button } from '#ui/button.tsx';
import styles from './version-buttons.module.css';

export interface VersionsProps {
  readonly playable: PlayableView;
}

/** The same told otherwise, for those who would not see or hear it: found on the page, not only in the player. */
export function VersionButtons({ playable }: VersionsProps) {
  return (
    <p className={styles.versions}>
      {playable.versions.map(
        (version) =>
          version.press && (
            <Button key={version.url} onClick={() => pressVersion(playable, version)}>
              {version.press}
            </Button>
          ),
      )}
    </p>
  );
}

/** As `VersionButtons`, for those without script. */
export function VersionLinks({ playable }: VersionsProps) {
  return playable.versions
    .filter(({ press }) => press)
    .map(({ url, press }) => (
      <p key={url}>
        <a className={styles.link} href={url}>
          {press}
        </a>
      </p>
    ));
}
