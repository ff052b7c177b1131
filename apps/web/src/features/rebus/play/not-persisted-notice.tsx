import { HardDrive } from 'lucide-react';
import { usePlayText } from '#i18n/play-texts.ts';
import { Notice } from '#ui/notice.tsx';
import type { GameState } from './game.ts';

/** Where the browser keeps nothing, or has no room: what the visitor must know wherever they play. */
export function NotPersistedNotice({ state: { isPersisted } }: { state: GameState }) {
  const t = usePlayText();
  if (isPersisted) return null;
  return (
    <Notice icon={HardDrive} tone="warning">
      {t('play.notKept')}
    </Notice>
  );
}
