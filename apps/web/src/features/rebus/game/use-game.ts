/** The game in React: its live state, and the toasts and popups that announce events of the run. */
import { useRouter } from '@tanstack/react-router';
import { use, useEffect, useEffectEvent } from 'react';
import type { Outcome } from '@varde/domain/rebus/dispatch';
import { playMessages } from '#i18n/groups/play.ts';
import { useGroupText, type GroupText } from '#i18n/lazy-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { useStore } from '#browser/store.ts';
import { changePopup, openPopup, type Popup, type PopupButton } from '#state/popup.ts';
import { closeToast, showToast, type Toast } from '#state/toast.ts';
import { documentPath, postPath } from '#api/transform/page-paths.ts';
import { toText } from '#api/transform/text.ts';
import { explanationOf, loadCipher } from './explanation.ts';
import { openGame, type Game, type GameState } from './game.ts';
import { nextPost, numberOf } from './live-posts.ts';

/** The game and its live state. Suspends while it loads, throws when it fails to. */
export function useGame(rebusId: number): { readonly game: Game; readonly state: GameState } {
  const game = use(openGame(rebusId));
  return { game, state: useStore(game.state, game.state.get()) };
}

/** The last arrival toast and its post: closed when the visitor opens that post's page. */
let lastArrival: { readonly toast: Toast; readonly post: number } | undefined;

/** Announces that the visitor has arrived at a post, with a link where another page is shown. */
export function useArrival(game: Game, { arrivedAt }: GameState, shownPost?: number): void {
  const t = useGroupText(playMessages);
  useEffect(() => {
    if (shownPost !== undefined) closeArrival(shownPost);
  }, [shownPost]);
  useEffect(() => {
    if (arrivedAt === undefined) return;
    const link = postPath(game.id, arrivedAt);
    const button = { title: t('play.openPost'), link };
    const toast: Toast = {
      message: t('play.arrived', { number: numberOf(game, arrivedAt) }),
      tone: 'success',
      ...(arrivedAt === shownPost ? {} : { button }),
    };
    lastArrival = { toast, post: arrivedAt };
    showToast(toast);
    game.state.set({ ...game.state.get(), arrivedAt: undefined });
  }, [game, arrivedAt, shownPost, t]);
}

function closeArrival(post: number): void {
  if (lastArrival?.post === post) closeToast(lastArrival.toast);
}

/** Returns a function that announces a solved post or a finished run, and no other outcome. */
export function useCelebrate(game: Game): (outcome: Outcome, postId: number) => void {
  const t = useGroupText(playMessages);
  const router = useRouter();
  const { key } = useLanguage();
  const go = (to: string) => () => void router.navigate({ to });
  return (outcome, postId) => {
    closeArrival(postId);
    if (outcome === 'finished') openPopup(wonPopup(game, t, go));
    if (outcome === 'right') openSolvedPopup(game, postId, { t, go, key });
  };
}

/** Shows the trophy when a sync with another device finished the run. */
export function useSharedWin(game: Game, { isWon }: GameState): void {
  const t = useGroupText(playMessages);
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

/** The dialog does not wait for the explanation, which needs code that may still have to load. */
function openSolvedPopup(game: Game, postId: number, context: PopupContext): void {
  const popup = solvedPopup(game, postId, context);
  openPopup(popup);
  const explain = async () => {
    const text = await loadExplanation(game, postId, context.key);
    if (text) changePopup(popup, { ...popup, body: `${popup.body} ${text}` });
  };
  // The post's page shows it too, and loads it again.
  explain().catch(() => undefined);
}

function solvedPopup(game: Game, postId: number, { t, go }: PopupContext) {
  const { run, posts } = game.state.get();
  const next = nextPost(game, posts);
  const points = t('play.gavePoints', { count: run.posts.get(postId)?.points ?? 0 });
  const buttons: PopupButton[] = [{ title: t('play.stay'), variant: 'secondary' }];
  if (next !== undefined) {
    const title = t('play.toPost', { number: numberOf(game, next) });
    buttons.unshift({ title, onClick: go(postPath(game.id, next)) });
  }
  return { icon: 'solved', title: t('play.right'), body: points, buttons } satisfies Popup;
}

async function loadExplanation(
  { document, state }: Game,
  postId: number,
  key: string,
): Promise<string | undefined> {
  const post = document.content?.posts?.find((one) => one.document_id === postId);
  return post && toText(explanationOf(await loadCipher(), state.get(), post), key)?.text;
}
