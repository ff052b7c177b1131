import { useRouterState } from '@tanstack/react-router';
import { useText } from '#i18n/use-text.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** The line at the top while the next page is on its way. */
export function NavigationProgress() {
  const t = useText();
  const active = useRouterState({ select: (state) => state.isLoading });
  return <ProgressBar active={active} label={t('shell.loading')} />;
}
