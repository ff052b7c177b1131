import type { Language } from '@varde/domain/languages';
import { createLongText, loadLongTexts } from '#i18n/lazy-texts.ts';
import { pagePath } from '#browser/page-url.ts';
import { showToast } from '#state/toast.ts';
import { keepSessionAlive } from './keep-session-alive.ts';

/** Keeps the session of this device, and says it when it ends by itself. */
export function startKeepAlive(language: Language): Promise<void> {
  return keepSessionAlive(() => void notifySessionEnded(language).catch(() => undefined));
}

/** Says that the session is over, with the way to a new one. */
async function notifySessionEnded(language: Language): Promise<void> {
  const t = createLongText(language, await loadLongTexts('signin', language));
  const query = new URLSearchParams({ redirect: pagePath() });
  showToast({
    message: t('signin.ended'),
    tone: 'warning',
    button: { title: t('signin.title'), link: `/login?${query.toString()}` },
  });
}
