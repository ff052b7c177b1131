/** Shapes of the posts and tasks of a rebus. That a task has a right answer is checked elsewhere. */
import {
  TASK_KINDS,
  type PackAnswers,
  type PackConditions,
  type PackHint,
  type PackOption,
  type PackPost,
  type PackSecondWay,
  type PackTask,
} from '../pack-rebus.ts';
import { codeText } from './detail-shapes.ts';
import { byLanguage, texts } from './language-map-shape.ts';
import { choice, flag, id, line, mediaName, metres, number, whole } from './scalar-shapes.ts';
import { fields, list, optional, required, withDefault, type Shape } from './shape.ts';

const conditions = fields<PackConditions>('conditions such as { distance: 50 }', {
  distance: optional(metres),
  qr: optional(flag),
  sequence: optional(flag),
});

const option = fields<PackOption>('an option with text: or image:', {
  text: optional(texts),
  image: optional(mediaName),
  correct: withDefault(flag, false),
});

const points = whole('a whole number of points from 0 to 1000', 0, 1_000);

const hint = fields<PackHint>('a hint with text: and cost:', {
  text: required(texts),
  cost: withDefault(points, 0),
});

const answers: Shape<PackAnswers> = byLanguage(list(line));
const aNumber = number('a number', -1e12, 1e12);

const task = fields<PackTask>('a task', {
  kind: required(choice(TASK_KINDS)),
  question: required(texts),
  options: optional(list(option)),
  answers: optional(answers),
  number: optional(aNumber),
  tolerance: optional(number('a number from 0', 0, 1e12)),
  points: withDefault(points, 10),
  hints: withDefault(list(hint), []),
  explanation: optional(texts),
});

const secondWay = fields<PackSecondWay>('{ code: "4711" }, or { question: …, answers: … }', {
  code: optional(codeText),
  question: optional(texts),
  answers: optional(answers),
});

export const post = fields<PackPost>('a post with article:', {
  article: required(id),
  hidden_until: optional(choice(['sequence'])),
  conditions: withDefault(conditions, {}),
  task: optional(task),
  second_way: optional(secondWay),
});
