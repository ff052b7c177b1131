import type { Language } from '@varde/domain/languages';
import { createLongText, loadLongTexts } from '#i18n/long-texts.ts';
import { pagePath } from '#browser/page-url.ts';
import { showToast } from '#state/toast.ts';
import { keepSessionAlive } from './keep-session-alive.ts';

/** Maintains the session of this device, and notifies the visitor when it ends. */
export function startKeepAlive(language: Language): Promise<void> {
  return keepSessionAlive(() => void notifySessionEnded(language).catch(() => undefined));
}

/** Shows a toast with a link to sign in again. */
async function notifySessionEnded(language: Language): Promise<void> {
  const t = createLongText(language, await loadLongTexts('signin', language));
  const query = new URLSearchParams({ redirect: pagePath() });
  showToast({
    message: t('signin.ended'),
    tone: 'warning',
    button: { title: t('signin.title'), link: `/login?${query.toString()}` },
  });
}
