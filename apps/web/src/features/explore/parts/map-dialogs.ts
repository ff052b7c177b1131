/**
 * Dialogs shown before the browser prompts for the position, and when it is unavailable. Loaded on
 * click.
 */
import { viewersMessages } from '#i18n/groups/viewers.ts';
import { createLongText, loadLongTexts } from '#i18n/long-texts.ts';
import { loadGroupText } from '#i18n/lazy-texts.ts';
import type { Texts } from '#i18n/texts.ts';
import { openPopup } from '#state/popup.ts';
import { positionHelpPath } from '#browser/position-help.ts';
import type { PositionFailure } from '#browser/position-store.ts';

/** Explains the purpose before the browser prompts (specification §5.4). */
export async function showPositionPurpose(
  { t, language }: Texts,
  onRequest: () => void,
): Promise<void> {
  const tViewer = await loadGroupText(viewersMessages, language);
  openPopup({
    icon: 'noGps',
    title: t('map.showMe'),
    body: tViewer('place.why'),
    buttons: [{ title: tViewer('place.ask'), onClick: onRequest }],
  });
}

export async function showPositionError(
  why: PositionFailure,
  { language }: Texts,
  go: (path: string) => void,
): Promise<void> {
  const [messages, tViewer] = await Promise.all([
    loadLongTexts('help', language),
    loadGroupText(viewersMessages, language),
  ]);
  const help = createLongText(language, messages);
  openPopup({
    icon: 'noGps',
    title: help('help.notFound'),
    body: help(`help.why.${why}`),
    buttons: [{ title: tViewer('unlock.help'), onClick: () => go(positionHelpPath()) }],
  });
}
