import { formatDistance } from '@varde/domain/geo';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLateText } from '#i18n/use-late-text.ts';
import { useLanguage } from '#i18n/use-text.ts';
import styles from './pretend-panel.module.css';
import { ACCURACIES, DISTANCES } from './pretended-place.ts';
import type { PlacedPost, PretendedPlace } from './pretended-place.ts';

export interface PlaceChoiceProps {
  readonly place: PretendedPlace;
  readonly posts: readonly PlacedPost[];
  readonly onPlace: (place: PretendedPlace) => void;
}

/** At which post the visitor is, how near it, and how well the telephone knows. */
export function PlaceChoice({ place, posts, onPlace }: PlaceChoiceProps) {
  const t = useLateText('preview');
  const { tag } = useLanguage();
  const metres = (distance: number) => ({ distance: formatDistance(distance, tag) });
  const nameOf = (away: number) =>
    away === 0 ? t('preview.there') : t('preview.away', metres(away));
  return (
    <>
      <Choice
        label={t('preview.at')}
        value={place.at ? ON_MAP : (place.post ?? NO_POST)}
        onValue={(post) =>
          onPlace({ ...place, at: undefined, post: post === NO_POST ? undefined : post })
        }
      >
        <option value={NO_POST}>{t('preview.nowhere')}</option>
        {place.at && <option value={ON_MAP}>{t('preview.onMap')}</option>}
        {posts.map(({ id, number, title }) => (
          <option key={id} value={id}>
            {t('preview.post', { number, title })}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('preview.distance')}
        value={place.away}
        onValue={(away) => onPlace({ ...place, away })}
      >
        {DISTANCES.map((away) => (
          <option key={away} value={away}>
            {nameOf(away)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('preview.accuracy')}
        value={place.accuracy}
        onValue={(accuracy) => onPlace({ ...place, accuracy })}
      >
        {ACCURACIES.map((accuracy) => (
          <option key={accuracy} value={accuracy}>
            {t('preview.within', metres(accuracy))}
          </option>
        ))}
      </Choice>
    </>
  );
}

const NO_POST = 0;
const ON_MAP = -1;

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onValue, children }: ChoiceProps) {
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onValue(Number(target.value))}>
        {children}
      </select>
    </p>
  );
}
