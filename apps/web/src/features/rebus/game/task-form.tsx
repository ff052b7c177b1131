import { choiceAnswer, numberAnswer, orderAnswer, textAnswer } from '@varde/domain/task-answers';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Task } from '@varde/contract/content';
import type { Media } from '@varde/contract/media';
import { ResponsiveImage } from '#components/responsive-image.tsx';
import { playMessages } from '#i18n/groups/play.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { toMediaImage } from '#api/transform/image.ts';
import { toText } from '#api/transform/text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './game.module.css';

export interface TaskFormProps {
  readonly task: Task;
  readonly media: readonly Media[];
  /** The canonical answer; `undefined` when the input is empty or not a number. */
  readonly onAnswer: (written: string | undefined) => void;
  /** The feedback to the last answer. */
  readonly children: ReactNode;
}

/** One form for all kinds of task, all operable by keyboard alone. */
export function TaskForm({ task, media, onAnswer, children }: TaskFormProps) {
  const t = useGroupText(playMessages);
  const { key } = useLanguage();
  const [text, setText] = useState('');
  const [keys, setKeys] = useState<readonly string[]>(
    task.kind === 'order' ? (task.options ?? []).map((option) => option.key) : [],
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(writtenAnswer(task, { text, keys }));
  };
  const isTyped = task.kind === 'text' || task.kind === 'number';
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {isTyped && <Typed kind={task.kind} text={text} onText={setText} />}
      {task.kind === 'order' && <Order {...{ task, keys, onKeys: setKeys, languageKey: key }} />}
      {!isTyped && task.kind !== 'order' && (
        <Choice {...{ task, media, keys, onKeys: setKeys, languageKey: key }} />
      )}
      {children}
      <Button type="submit" variant="primary" wide>
        {t('play.answer')}
      </Button>
    </form>
  );
}

interface TypedProps {
  readonly kind: Task['kind'];
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Typed({ kind, text, onText }: TypedProps) {
  const t = useGroupText(playMessages);
  return (
    <TextField
      label={t(kind === 'number' ? 'play.yourNumber' : 'play.yourAnswer')}
      value={text}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      enterKeyHint="go"
      maxLength={200}
      onChange={({ target }) => onText(target.value)}
    />
  );
}

interface KeysProps {
  readonly task: Task;
  readonly keys: readonly string[];
  readonly onKeys: (keys: readonly string[]) => void;
  readonly languageKey: string;
}

function Choice({
  task,
  media,
  keys,
  onKeys,
  languageKey,
}: KeysProps & Pick<TaskFormProps, 'media'>) {
  const t = useGroupText(playMessages);
  const name = useId();
  const isMultiple = task.kind === 'multiple';
  const toggle = (key: string) => {
    if (!isMultiple) return onKeys([key]);
    return onKeys(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]);
  };
  return (
    <fieldset className={task.kind === 'image' ? styles.images : styles.options}>
      <legend>{t(isMultiple ? 'play.chooseAll' : 'play.chooseOne')}</legend>
      {(task.options ?? []).map((option) => {
        const text = toText(option.text, languageKey);
        const medium = media.find(({ id }) => id === option.media_id);
        const image = medium && toMediaImage(medium, languageKey);
        return (
          <label key={option.key} className={styles.option}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              checked={keys.includes(option.key)}
              onChange={() => toggle(option.key)}
            />
            {image && <ResponsiveImage image={image} shape="square" sizes={OPTION_WIDTH} />}
            {text && <span lang={text.lang}>{text.text}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

const OPTION_WIDTH = { phone: '45vw', desktop: '20rem' };

function Order({ task, keys, onKeys, languageKey }: KeysProps) {
  const t = useGroupText(playMessages);
  const move = (at: number, by: -1 | 1) => {
    const moved = keys.with(at, keys[at + by] ?? '').with(at + by, keys[at] ?? '');
    onKeys(moved);
  };
  return (
    <ol className={styles.order} aria-label={t('play.order')}>
      {keys.map((key, at) => {
        const option = task.options?.find((one) => one.key === key);
        const text = toText(option?.text, languageKey);
        const name = text?.text ?? '';
        return (
          <li key={key} className={styles.option}>
            <span className={styles.place}>{at + 1}</span>
            <span lang={text?.lang}>{name}</span>
            <span className={styles.moves}>
              <IconButton
                icon={ArrowUp}
                label={t('play.moveUp', { name })}
                aria-disabled={at === 0}
                onClick={() => at > 0 && move(at, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('play.moveDown', { name })}
                aria-disabled={at === keys.length - 1}
                onClick={() => at < keys.length - 1 && move(at, 1)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The input in the form of a task. */
interface TaskInput {
  readonly text: string;
  /** Of options: selected, or in order. */
  readonly keys: readonly string[];
}

/**
 * The canonical form that is hashed; `undefined` when the input is empty or not a number. A number
 * may be written as a word.
 */
function writtenAnswer(
  { kind, decimals = 0 }: Pick<Task, 'kind' | 'decimals'>,
  { text, keys }: TaskInput,
): string | undefined {
  if (kind === 'number')
    return numberAnswer(text, decimals) ?? numberAnswer(textAnswer(text), decimals);
  if (kind === 'text') return textAnswer(text) || undefined;
  return (kind === 'order' ? orderAnswer(keys) : choiceAnswer(keys)) || undefined;
}
