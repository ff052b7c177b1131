/** The posts of a rebus and their tasks, answers included (they leave the pack only as hashes). */
import type { LanguageMap } from '@varde/domain/languages';

export interface PackPost {
  /** Id of the article that the post is. */
  readonly article: number;
  readonly hidden_until?: 'sequence';
  readonly conditions: PackConditions;
  readonly task?: PackTask;
  readonly second_way?: PackSecondWay;
}

/** All that are given must hold. `distance` is in metres. */
export interface PackConditions {
  readonly distance?: number;
  readonly qr?: boolean;
  readonly sequence?: boolean;
}

export const TASK_KINDS = ['single', 'multiple', 'image', 'text', 'number', 'order'] as const;
type TaskKind = (typeof TASK_KINDS)[number];

export interface PackTask {
  readonly kind: TaskKind;
  readonly question: LanguageMap;
  readonly options?: readonly PackOption[];
  readonly answers?: PackAnswers;
  readonly number?: number;
  /** How far off the number may be; 0 when left out. */
  readonly tolerance?: number;
  readonly points: number;
  readonly hints: readonly PackHint[];
  readonly explanation?: LanguageMap;
}

export interface PackOption {
  readonly text?: LanguageMap;
  readonly image?: string;
  readonly correct: boolean;
}

/** Accepted answers by language; an answer in any of them is right. */
export type PackAnswers = Readonly<Record<string, readonly string[]>>;

export interface PackHint {
  readonly text: LanguageMap;
  readonly cost: number;
}

/** When position or camera fails: the code on the sign, or a question. */
export interface PackSecondWay {
  readonly code?: string;
  readonly question?: LanguageMap;
  readonly answers?: PackAnswers;
}
