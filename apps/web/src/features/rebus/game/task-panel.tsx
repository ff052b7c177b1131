import { ArrowRight, BadgeCheck, Lightbulb, MapPin } from 'lucide-react';
import { useState } from 'react';
import type { Post, Task } from '@varde/contract/content';
import { hashAnswer } from '@varde/domain/task-answers';
import { playMessages } from '#i18n/groups/play.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { documentPath, postPath } from '#api/transform/page-paths.ts';
import { toText } from '#api/transform/text.ts';
import { ButtonLink, Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { Game, GameState } from './game.ts';
import { nextPost, numberOf } from './live-posts.ts';
import styles from './game.module.css';
import { TaskForm } from './task-form.tsx';
import { NotPersistedNotice } from './notices.tsx';
import { useCelebrate } from './use-game.ts';

export interface TaskPanelProps {
  readonly game: Game;
  readonly state: GameState;
  readonly post: Post;
}

/** A post's task and hints; once solved, the explanation and the next post. */
export function TaskPanel({ game, state, post }: TaskPanelProps) {
  const t = useGroupText(playMessages);
  const { key } = useLanguage();
  const { task, document_id: id } = post;
  const isSolved = state.run.posts.get(id)?.isSolved ?? false;
  const question = toText(task?.question, key);
  return (
    <section className={styles.task} data-surface="card">
      <SectionHeading title={t('play.task')} />
      {question && (
        <p className={styles.question} lang={question.lang}>
          {question.text}
        </p>
      )}
      {isSolved && <Solved {...{ game, state, post }} />}
      {!isSolved && task && <AnswerForm {...{ game, state, post, task }} />}
      {!isSolved && !task && <Visit {...{ game, id }} />}
      <NotPersistedNotice state={state} />
    </section>
  );
}

function Visit({ game, id }: { game: Game; id: number }) {
  const t = useGroupText(playMessages);
  const celebrate = useCelebrate(game);
  const handleClick = () => celebrate(game.dispatch({ type: 'visit', post: id }), id);
  return (
    <Button variant="primary" icon={MapPin} wide onClick={handleClick}>
      {t('play.visited')}
    </Button>
  );
}

function AnswerForm({ game, state, post, task }: TaskPanelProps & { task: Task }) {
  const t = useGroupText(playMessages);
  const celebrate = useCelebrate(game);
  const [feedback, setFeedback] = useState<'wrong' | 'empty'>();
  const id = post.document_id;
  const points = state.run.posts.get(id)?.points ?? 0;
  const submitAnswer = (written: string | undefined) => {
    if (!written) return setFeedback('empty');
    const hash = hashAnswer(task.salt, written);
    const outcome = game.dispatch({ type: 'answer', post: id, hash });
    setFeedback(outcome === 'wrong' ? 'wrong' : undefined);
    return celebrate(outcome, id);
  };
  return (
    <>
      <TaskForm task={task} media={game.document.media ?? []} onAnswer={submitAnswer}>
        <output className={styles.answer}>
          {feedback === 'wrong' && t('play.wrong', { count: points })}
          {feedback === 'empty' && t(task.kind === 'number' ? 'play.noNumber' : 'play.noAnswer')}
        </output>
      </TaskForm>
      <p className={styles.quiet}>{t('play.worth', { count: points })}</p>
      <Hints {...{ game, state, post, task }} />
    </>
  );
}

function Hints({ game, state, post, task }: TaskPanelProps & { task: Task }) {
  const t = useGroupText(playMessages);
  const { key } = useLanguage();
  const usedHints = state.run.posts.get(post.document_id)?.hints ?? new Set<number>();
  const next = task.hints.find((_, index) => !usedHints.has(index));
  const shown = task.hints.filter((_, index) => usedHints.has(index));
  const handleClick = () => game.dispatch({ type: 'hint', post: post.document_id });
  return (
    <div aria-live="polite" className={styles.hints}>
      {shown.map(({ text }) => {
        const hint = toText(text, key);
        return (
          <Notice key={hint?.text} icon={Lightbulb}>
            <span lang={hint?.lang}>{hint?.text}</span>
          </Notice>
        );
      })}
      {next && (
        <Button icon={Lightbulb} onClick={handleClick}>
          {next.cost > 0 ? t('play.hintFor', { count: next.cost }) : t('play.hint')}
        </Button>
      )}
    </div>
  );
}

function Solved({ game, state, post }: TaskPanelProps) {
  const t = useText();
  const tPlay = useGroupText(playMessages);
  const { key } = useLanguage();
  const explanation = toText(post.task?.explanation, key);
  const next = nextPost(game, state.posts);
  const points = state.run.posts.get(post.document_id)?.points ?? 0;
  const title = toText(game.document.title, key)?.text ?? '';
  return (
    <>
      <Notice icon={BadgeCheck} tone="success">
        <p>
          <strong>{tPlay('play.solvedFor', { count: points })}</strong>
        </p>
        {explanation && <p lang={explanation.lang}>{explanation.text}</p>}
      </Notice>
      {next === undefined ? (
        <ButtonLink href={documentPath('rebus', game.id)} variant="primary" wide>
          {t('rebus.backTo', { title })}
        </ButtonLink>
      ) : (
        <ButtonLink href={postPath(game.id, next)} variant="primary" icon={ArrowRight} wide>
          {tPlay('play.toPost', { number: numberOf(game, next) })}
        </ButtonLink>
      )}
    </>
  );
}
