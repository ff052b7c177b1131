import type { LongText } from '#i18n/long-texts.ts';
import type { FilmVersion } from '#platform/players.ts';
import styles from './captions-choice.module.css';

export interface VersionChoiceProps {
  readonly versions: readonly FilmVersion[];
  readonly chosen: FilmVersion;
  readonly onChoose: (version: FilmVersion) => void;
  readonly t: LongText;
}

/** The film as it is, or told otherwise. */
export function VersionChoice({ versions, chosen, onChoose, t }: VersionChoiceProps) {
  const choose = (url: string) => {
    const version = versions.find((one) => one.url === url);
    if (version) onChoose(version);
  };
  return (
    <select
      className={styles.choice}
      aria-label={t('player.version')}
      title={t('player.version')}
      value={chosen.url}
      onChange={({ target }) => choose(target.value)}
    >
      {versions.map((version) => (
        <option key={version.url} value={version.url}>
          {nameOf(version, t)}
        </option>
      ))}
    </select>
  );
}

function nameOf({ kind, language }: FilmVersion, t: LongText): string {
  const words = t(`player.version.${kind}`);
  return language ? `${words} (${language})` : words;
}
