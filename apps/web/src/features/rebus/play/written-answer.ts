import type { Task } from '@varde/contract/content';
import { choiceAnswer, numberAnswer, orderAnswer, textAnswer } from '@varde/domain/task-answers';

/** What a visitor has given in the form of a task. */
export interface GivenAnswer {
  readonly text: string;
  /** Of options: chosen, or in order. */
  readonly keys: readonly string[];
}

/** The one written form that is hashed; `undefined` when nothing, or no number, was given. A number may be written as a word. */
export function writtenAnswer(
  { kind, decimals = 0 }: Pick<Task, 'kind' | 'decimals'>,
  { text, keys }: GivenAnswer,
): string | undefined {
  if (kind === 'number')
    return numberAnswer(text, decimals) ?? numberAnswer(textAnswer(text), decimals);
  if (kind === 'text') return textAnswer(text) || undefined;
  return (kind === 'order' ? orderAnswer(keys) : choiceAnswer(keys)) || undefined;
}
