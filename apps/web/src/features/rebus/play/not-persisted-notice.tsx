import { HardDrive } from 'lucide-react';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { Notice } from '#ui/notice.tsx';
import type { GameState } from './game.ts';

/** Where the browser keeps nothing, or has no room: what the visitor must know wherever they play. */
export function NotPersistedNotice({ state: { isPersisted } }: { state: GameState }) {
  const t = useGroupText('play');
  if (isPersisted) return null;
  return (
    <Notice icon={HardDrive} tone="warning">
      {t('play.notKept')}
    </Notice>
  );
}
