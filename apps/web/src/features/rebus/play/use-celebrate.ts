import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Outcome } from '@varde/domain/rebus/dispatch';
import { useGroupText, type GroupText } from '#i18n/lazy-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { openPopup, type Popup, type PopupButton } from '#state/popup.ts';
import { documentPath, postPath } from '#api/transform/page-paths.ts';
import { toText } from '#api/transform/text.ts';
import type { Game, GameState } from './game.ts';
import { nextPost, numberOf } from './next-post.ts';
import { forgetArrival } from './use-arrival.ts';

/** Tells of a solved post, with why and where to go; of the last one with a trophy. Nothing of other outcomes. */
export function useCelebrate(game: Game): (outcome: Outcome, postId: number) => void {
  const t = useGroupText('play');
  const router = useRouter();
  const { key } = useLanguage();
  const go = (to: string) => () => void router.navigate({ to });
  return (outcome, postId) => {
    forgetArrival(postId);
    if (outcome === 'finished') openPopup(wonPopup(game, t, go));
    if (outcome === 'right') openPopup(solvedPopup(game, postId, { t, go, key }));
  };
}

/** The trophy for who has won by what another device had solved. */
export function useSharedWin(game: Game, { isWon }: GameState): void {
  const t = useGroupText('play');
  const router = useRouter();
  const go = (to: string) => () => void router.navigate({ to });
  const show = useEffectEvent(() => {
    game.state.set({ ...game.state.get(), isWon: undefined });
    openPopup(wonPopup(game, t, go));
  });
  useEffect(() => {
    if (isWon) show();
  }, [isWon]);
}

type Go = (to: string) => () => void;

function wonPopup({ id, state }: Game, t: GroupText<'play'>, go: Go): Popup {
  const { score, maxScore } = state.get().run;
  return {
    icon: 'trophy',
    confetti: true,
    title: t('play.wonTitle'),
    body: t('play.wonBody', { score, count: maxScore }),
    buttons: [{ title: t('play.toResult'), onClick: go(documentPath('rebus', id)) }],
  };
}

interface PopupContext {
  readonly t: GroupText<'play'>;
  readonly go: Go;
  readonly key: string;
}

function solvedPopup(game: Game, postId: number, { t, go, key }: PopupContext): Popup {
  const { run, posts } = game.state.get();
  const next = nextPost(game, posts);
  const points = t('play.gavePoints', { count: run.posts.get(postId)?.points ?? 0 });
  const buttons: PopupButton[] = [{ title: t('play.stay'), variant: 'secondary' }];
  if (next !== undefined) {
    const title = t('play.toPost', { number: numberOf(game, next) });
    buttons.unshift({ title, onClick: go(postPath(game.id, next)) });
  }
  const body = `${points} ${explanationOf(game, postId, key)}`.trim();
  return { icon: 'solved', title: t('play.right'), body, buttons };
}

function explanationOf({ document }: Game, postId: number, key: string): string {
  const post = document.content?.posts?.find((one) => one.document_id === postId);
  return toText(post?.task?.explanation, key)?.text ?? '';
}
