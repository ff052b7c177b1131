/**
 * What the pages of a rebus contain of the game before the visitor plays: its one lazy entry, and
 * the components and hooks that need nothing else of it.
 */
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import type { Texts } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { isOnline } from '#browser/network.ts';
import { openPopup } from '#state/popup.ts';
import { markedCode } from '#api/code-mark.ts';
import type * as GameModule from '#features/rebus/game/entry.ts';
import type { PostItemView } from './rebus-view.ts';
import { StartButton } from './start-button.tsx';

type Game = typeof GameModule;

const loadGame = (): Promise<Game> => import('#features/rebus/game/entry.ts');

interface GameUse {
  /** The game's code, once loaded. */
  readonly game?: Game;
  /** Whether this rebus is played on this device; until then its pages are the public ones. */
  readonly isPlaying?: boolean;
}

function useLazyGame(rebusId: number): GameUse {
  const [state, setState] = useState<GameUse>({});
  useEffect(() => {
    let stop: (() => void) | undefined | null;
    const follow = async () => {
      const game = await loadGame();
      if (stop !== null)
        stop = game.whenPlaying(rebusId, (isPlaying) => setState({ game, isPlaying }));
    };
    // Without it the page is the public one; the next page retries.
    follow().catch(() => undefined);
    return () => {
      stop?.();
      stop = null;
    };
  }, [rebusId]);
  return state;
}

/** Starts the run, once the game's code is loaded. */
export function LazyStartButton({ rebusId }: { rebusId: number }) {
  const t = useText();
  const { game } = useLazyGame(rebusId);
  return <StartButton onStart={game && (() => void game.startRun(rebusId, t))} />;
}

/** The visitor's run on the page of its rebus, or the button that starts it. */
export function LazyRun({ rebusId }: { rebusId: number }) {
  const { game, isPlaying } = useLazyGame(rebusId);
  return game && isPlaying ? (
    <game.LiveRun rebusId={rebusId} />
  ) : (
    <LazyStartButton rebusId={rebusId} />
  );
}

interface LazyPostProps extends GameModule.LivePostProps {
  /** The public page of the post. */
  readonly children: ReactNode;
}

/** A post in the visitor's own run; without a run, its public page. */
export function LazyPost({ children, ...post }: LazyPostProps) {
  const { game, isPlaying } = useLazyGame(post.rebusId);
  useMarkedCode(post.rebusId, game);
  return game && isPlaying ? <game.LivePost {...post}>{children}</game.LivePost> : children;
}

/**
 * Submits the printed code in the URL, with which the phone's own camera app opened the page. The
 * URL may be shared, so the code is removed from it.
 */
function useMarkedCode(rebusId: number, game: Game | undefined): void {
  const code = useLocation({ select: ({ searchStr }) => markedCode(searchStr) });
  const navigate = useNavigate();
  useEffect(() => {
    if (!game || code === undefined) return;
    game.queueCode(rebusId, code);
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
  }, [game, code, rebusId, navigate]);
}

/** The posts as they are in the visitor's own run. */
export function useLivePosts(id: number, posts: readonly PostItemView[]): GameModule.LivePosts {
  const texts = useTexts();
  const { game, isPlaying } = useLazyGame(id);
  const [live, setLive] = useState<GameModule.LivePosts>();
  useEffect(
    () => (isPlaying ? game?.followPosts(id, texts, setLive) : undefined),
    [game, isPlaying, id, texts],
  );
  const shown = live ?? { posts };
  return { ...shown, posts: useExplainClosed(id, shown.posts, isPlaying === true) };
}

/** Makes a click on a closed post explain what opens it, and offer to start an unstarted run. */
function useExplainClosed(
  rebusId: number,
  posts: readonly PostItemView[],
  isStarted: boolean,
): readonly PostItemView[] {
  const t = useText();
  return useMemo(() => {
    const start = () =>
      loadGame().then(
        (game) => game.startRun(rebusId, t),
        // The page is unchanged; another click retries.
        () => undefined,
      );
    const buttons = isStarted ? [] : [{ title: t('rebus.start'), onClick: () => void start() }];
    return posts.map((post) => {
      const { href, stateLabel: title, opensBy: body } = post;
      if (href !== undefined || title === undefined || body === undefined) return post;
      return { ...post, onClosed: () => openPopup({ icon: 'locked', title, body, buttons }) };
    });
  }, [posts, isStarted, rebusId, t]);
}

/** Submits a scanned or typed code to the run, which it starts if needed. Browser only. */
export async function takeCode(rebusId: number, code: string): Promise<GameModule.TakeCodeResult> {
  try {
    const game = await loadGame();
    return await game.takeCodeIntoRun(rebusId, code);
  } catch {
    return { status: isOnline() ? 'failed' : 'offline' };
  }
}

/** The progress of a run, for a list of runs. Browser only. */
export async function loadRunFigures(rebusId: number, texts: Texts) {
  return (await loadGame()).loadRunFigures(rebusId, texts);
}
