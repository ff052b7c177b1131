import { ArrowRight, BadgeCheck, Lightbulb, MapPin } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Post, Task } from '@varde/contract/content';
import type { Outcome } from '@varde/domain/rebus/dispatch';
import { explanationKey, hashAnswer } from '@varde/domain/task-answers';
import { playMessages } from '#i18n/groups/play.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import { documentPath, postPath } from '#api/transform/page-paths.ts';
import { toText } from '#api/transform/text.ts';
import { ButtonLink, Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { explanationOf, loadCipher } from './explanation.ts';
import type { Game, GameState } from './game.ts';
import { nextPost, numberOf } from './live-posts.ts';
import styles from './game.module.css';
import { TaskForm } from './task-form.tsx';
import { NotPersistedNotice } from './notices.tsx';
import { useCelebrate } from './use-game.ts';

const cipherModule = lazyModule(loadCipher);

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
  const result = useFocusWhenSolved(isSolved);
  return (
    <section className={styles.task} data-surface="card">
      <SectionHeading title={t('play.task')} />
      {question && (
        <p className={styles.question} lang={question.lang}>
          {question.text}
        </p>
      )}
      {isSolved && <Solved {...{ game, state, post, result }} />}
      {!isSolved && task && <AnswerForm {...{ game, state, post, task }} />}
      {!isSolved && !task && <Visit {...{ game, id }} />}
      <NotPersistedNotice state={state} />
    </section>
  );
}

/**
 * A `ref` for the result, which receives the focus when it replaces the focused form. A dialog that
 * opens over it then returns the focus to it.
 */
function useFocusWhenSolved(isSolved: boolean): RefObject<HTMLParagraphElement | null> {
  const result = useRef<HTMLParagraphElement>(null);
  const wasSolved = useRef(isSolved);
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isSolved && !wasSolved.current && isLost) result.current?.focus({ preventScroll: true });
    wasSolved.current = isSolved;
  }, [isSolved]);
  return result;
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
  const id = post.document_id;
  const points = state.run.posts.get(id)?.points ?? 0;
  return (
    <>
      <AnswerField
        {...{ game, post, task }}
        wrong={t('play.wrong', { count: points })}
        onAnswered={(outcome) => celebrate(outcome, id)}
      />
      <p className={styles.quiet}>{t('play.worth', { count: points })}</p>
      <Hints {...{ game, state, post, task }} />
    </>
  );
}

interface AnswerFieldProps extends Omit<TaskPanelProps, 'state'> {
  readonly task: Task;
  /** Shown after a wrong answer. */
  readonly wrong: string;
  readonly onAnswered?: (outcome: Outcome) => void;
}

function AnswerField({ game, post, task, wrong, onAnswered }: AnswerFieldProps) {
  const t = useGroupText(playMessages);
  const [feedback, setFeedback] = useState<'wrong' | 'empty'>();
  const { salt, kind } = task;
  const submitAnswer = (written: string | undefined) => {
    if (!written) return setFeedback('empty');
    const outcome = game.dispatch({
      type: 'answer',
      post: post.document_id,
      hash: hashAnswer(salt, written),
      key: explanationKey(salt, written),
    });
    setFeedback(outcome === 'wrong' ? 'wrong' : undefined);
    return onAnswered?.(outcome);
  };
  return (
    <TaskForm task={task} media={game.document.media ?? []} onAnswer={submitAnswer}>
      <output className={styles.answer}>
        {feedback === 'wrong' && wrong}
        {feedback === 'empty' && t(kind === 'number' ? 'play.noNumber' : 'play.noAnswer')}
      </output>
    </TaskForm>
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

/** `isClosed`: there is one, which no answer of this run opens. */
function useExplanation(state: GameState, post: Post) {
  const { key } = useLanguage();
  const cipher = useLazyModule(cipherModule);
  if (!cipher || !post.task?.encrypted_explanation) return { isClosed: false };
  const explanation = toText(explanationOf(cipher, state, post), key);
  return { explanation, isClosed: explanation === undefined };
}

interface SolvedProps extends TaskPanelProps {
  readonly result: RefObject<HTMLParagraphElement | null>;
}

function Solved({ game, state, post, result }: SolvedProps) {
  const t = useText();
  const tPlay = useGroupText(playMessages);
  const { key } = useLanguage();
  const { task } = post;
  const { explanation, isClosed } = useExplanation(state, post);
  const next = nextPost(game, state.posts);
  const points = state.run.posts.get(post.document_id)?.points ?? 0;
  const title = toText(game.document.title, key)?.text ?? '';
  return (
    <>
      <Notice icon={BadgeCheck} tone="success">
        <p ref={result} tabIndex={-1}>
          <strong>{tPlay('play.solvedFor', { count: points })}</strong>
        </p>
        {explanation && <p lang={explanation.lang}>{explanation.text}</p>}
      </Notice>
      {isClosed && task && (
        <>
          <p className={styles.quiet}>{tPlay('play.answerAgain')}</p>
          <AnswerField
            {...{ game, post, task }}
            wrong={tPlay('play.wrongAgain')}
            onAnswered={(outcome) => outcome !== 'wrong' && result.current?.focus()}
          />
        </>
      )}
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
