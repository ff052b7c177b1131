/** A task's correct answers in canonical form, and the opaque keys of its options on the wire. */
import {
  choiceAnswer,
  hashAnswer,
  numberAnswer,
  orderAnswer,
  textAnswer,
} from '@varde/domain/task-answers';
import type { PackAnswers, PackTask } from './pack.ts';

/** Every number within the tolerance has a hash of its own. */
export const MAX_NUMBERS = 2_001;

/**
 * Keys by index, so that a corrected text has the same key; opaque, so that they do not reveal the
 * order.
 */
export function optionKeys(salt: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    hashAnswer(salt, `option:${index}`).slice(0, 8),
  );
}

/** Decimals to which a numeric answer is rounded. */
export function decimalsOf({ number = 0, tolerance = 0 }: PackTask): number {
  return Math.max(...[number, tolerance].map(decimals));
}

function decimals(value: number): number {
  const [, fraction = '', exponent = '0'] =
    /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.min(12, Math.max(0, fraction.length - Number(exponent)));
}

export function countNumbers(task: PackTask): number {
  return Math.floor(2 * (task.tolerance ?? 0) * 10 ** decimalsOf(task) + 1e-6) + 1;
}

/** All accepted answers in canonical form; empty when the task has no correct answer. */
export function solutionsOf(task: PackTask, salt: string): string[] {
  const options = task.options ?? [];
  const keys = optionKeys(salt, options.length);
  if (task.kind === 'text') return acceptedTexts(task.answers);
  if (task.kind === 'number') return acceptedNumbers(task);
  if (task.kind === 'order') return keys.length > 0 ? [orderAnswer(keys)] : [];
  const correct = keys.filter((_, index) => options[index]?.correct);
  return correct.length > 0 ? [choiceAnswer(correct)] : [];
}

export function acceptedTexts(answers: PackAnswers = {}): string[] {
  const normalized = Object.values(answers).flat().map(textAnswer);
  return [...new Set(normalized.filter((answer) => answer !== ''))];
}

function acceptedNumbers(task: PackTask): string[] {
  const count = countNumbers(task);
  if (task.number === undefined || count > MAX_NUMBERS) return [];
  const places = decimalsOf(task);
  const lowest = task.number - (task.tolerance ?? 0);
  return Array.from({ length: count }, (_, index) =>
    numberAnswer((lowest + index / 10 ** places).toFixed(places), places),
  ).filter((answer) => answer !== undefined);
}
