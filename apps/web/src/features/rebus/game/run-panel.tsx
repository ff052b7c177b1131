import { ArrowRight, RotateCcw, Trophy } from 'lucide-react';
import { Suspense } from 'react';
import { SectionFailed } from '#components/section-boundary.tsx';
import { playMessages } from '#i18n/groups/play.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useText } from '#i18n/use-text.ts';
import { openPopup } from '#state/popup.ts';
import { postPath } from '#api/transform/page-paths.ts';
import { ButtonLink, Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Icon } from '#ui/icon.tsx';
import { StartButton } from '#features/rebus/page/start-button.tsx';
import type { Game, GameState } from './game.ts';
import { nextPost, numberOf } from './live-posts.ts';
import styles from './game.module.css';
import { NotPersistedNotice, RunPositionRequest } from './notices.tsx';
import { startRun } from './run-commands.ts';
import { useArrival, useGame, useSharedWin } from './use-game.ts';

/** The progress of the run, the next post, and a button to start over. */
export function RunPanel({ rebusId }: { rebusId: number }) {
  const t = useGroupText(playMessages);
  const texts = useText();
  const { game, state } = useGame(rebusId);
  useArrival(game, state);
  useSharedWin(game, state);
  if (state.run.status === 'not-started')
    return <StartButton onStart={() => void startRun(rebusId, texts)} />;
  const next = nextPost(game, state.posts);
  const isFinished = state.run.status === 'finished';
  return (
    <section className={styles.panel} aria-label={t('play.yourRun')} data-print="hide">
      <Progress state={state} />
      <NotPersistedNotice state={state} />
      {!isFinished && waitsForDistance(state) && <RunPositionRequest />}
      {next !== undefined && (
        <ButtonLink href={postPath(rebusId, next)} variant="primary" icon={ArrowRight} wide>
          {t('play.toPost', { number: numberOf(game, next) })}
        </ButtonLink>
      )}
      <StartOver game={game} />
    </section>
  );
}

function Progress({ state: { run } }: { state: GameState }) {
  const t = useGroupText(playMessages);
  const { solvedCount, posts, score, maxScore, status } = run;
  const label = t('play.progress', { solved: solvedCount, total: posts.size });
  return (
    <div className={styles.progress}>
      <p className={styles.figures}>
        {status === 'finished' && <Icon icon={Trophy} size={1.5} />}
        <strong>{status === 'finished' ? t('play.finished') : label}</strong>
        <span>{t('play.score', { score, count: maxScore })}</span>
      </p>
      <progress value={solvedCount} max={posts.size} aria-label={label} />
    </div>
  );
}

function StartOver({ game }: { game: Game }) {
  const t = useGroupText(playMessages);
  const restart = () => game.dispatch({ type: 'restart' });
  const confirmRestart = () =>
    openPopup({
      icon: 'restart',
      title: t('play.startOverTitle'),
      body: t('play.startOverBody'),
      buttons: [
        { title: t('play.startOverYes'), variant: 'danger', onClick: restart },
        { title: t('play.startOverNo'), variant: 'secondary' },
      ],
    });
  return (
    <Button variant="quiet" icon={RotateCcw} onClick={confirmRestart}>
      {t('play.startOver')}
    </Button>
  );
}

/** Whether the position is needed to open some post. */
function waitsForDistance({ posts }: Pick<GameState, 'posts'>): boolean {
  return [...posts.values()].some(
    (state) => state.status === 'locked' && state.by.some(({ by }) => by === 'distance'),
  );
}

/** The visitor's run on the page of its rebus. */
export function LiveRun({ rebusId }: { rebusId: number }) {
  return (
    <ErrorBoundary renderFallback={(retry) => <SectionFailed onRetry={retry} />}>
      <Suspense fallback={<StartButton />}>
        <RunPanel rebusId={rebusId} />
      </Suspense>
    </ErrorBoundary>
  );
}
