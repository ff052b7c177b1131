import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '#i18n/use-text.ts';
import { prepareFavourites, toggleFavourite, useIsFavourite } from '#state/favourites.ts';
import { showToast } from '#state/toast.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './favourite-button.module.css';

export interface FavouriteButtonProps {
  /** Document id. */
  readonly id: number;
  /** Part of the accessible name: a list has many of these buttons. */
  readonly title: string;
  /** See `IconButton`. */
  readonly raised?: boolean;
  readonly className?: string | undefined;
}

/**
 * Adds a document to the visitor's favourites or removes it (specification §4.5); stored on the
 * device first.
 */
export function FavouriteButton({ id, title, raised, className }: FavouriteButtonProps) {
  const t = useText();
  const toggle = async () => {
    if (await toggleFavourite(id)) return;
    showToast({ message: t('favourite.notKept'), tone: 'warning' });
  };
  const handleClick = () => void toggle();
  useEffect(prepareFavourites, []);
  return (
    <IconButton
      data-print="hide"
      icon={Heart}
      label={t('favourite.name', { title })}
      pressed={useIsFavourite(id)}
      raised={raised}
      className={classNames(styles.button, className)}
      onClick={handleClick}
    />
  );
}
