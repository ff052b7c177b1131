import { useText } from '#i18n/use-text.ts';
import { useViewerText } from '#i18n/viewer-texts.ts';
import type { UnlockState } from './use-unlock.ts';

const MINUTE_S = 60;

/** What to tell of a try that did not open the article; `undefined` before the first. */
export function useUnlockWords(state: UnlockState): string | undefined {
  const t = useText();
  const words = useViewerText();
  if (state.status === 'trying') return words('unlock.trying');
  if (state.status === 'wait') {
    return words('unlock.wait', { minutes: Math.max(1, Math.ceil(state.seconds / MINUTE_S)) });
  }
  if (state.status === 'refused') {
    if (state.left === undefined) return undefined;
    return state.left > 0 ? words('unlock.wrong', { left: state.left }) : words('unlock.wrongLast');
  }
  if (state.status === 'offline') return t('error.noNetwork');
  return state.status === 'failed' ? t('error.fetchError') : undefined;
}
