/** Tasks that more than one answer, or none that was meant, would solve, and posts without another way in. Pure. */
import { solutionsOf } from '@varde/content-pack/task-solution';
import type { PackRebus } from '@varde/content-pack/pack';
import type { PackPost, PackTask } from '@varde/content-pack/pack-rebus';
import { foldAnswer } from '@varde/domain/fold-answer';
import { pickText } from '@varde/domain/languages';

/** A share of right answers among all that could be given, above which guessing is easier than reading. */
const EASY_RANGE = 0.5;
/** Two accepted words so unlike each other are perhaps answers to different questions. */
const SHORT_WORD = 2;

export function findAmbiguous(rebus: PackRebus): string[] {
  return rebus.posts.flatMap((post) => [
    ...(post.task ? taskTroubles(post, post.task) : [`Post ${post.article} asks nothing`]),
    ...(wantsWay(post)
      ? [`Post ${post.article} has no second way for when position or camera fails`]
      : []),
  ]);
}

function wantsWay({ conditions, second_way: way }: PackPost): boolean {
  return !way && (conditions.distance !== undefined || conditions.qr === true);
}

function taskTroubles({ article }: PackPost, task: PackTask): string[] {
  const at = `Post ${article}`;
  if (task.kind === 'text') return textTroubles(at, task);
  if (task.kind === 'number') return numberTroubles(at, task);
  const doubles = doubleOptions(task);
  return doubles.map((text) => `${at}: two options read '${text}'`);
}

function textTroubles(at: string, task: PackTask): string[] {
  const answers = solutionsOf(task, '');
  const short = answers.filter((answer) => answer.length < SHORT_WORD && !/\d/.test(answer));
  const asked = wordsOf(foldAnswer(Object.values(task.question).join(' ')));
  const given = answers.filter((answer) => canBeGiven(answer) && asked.includes(answer));
  return [
    ...short.map((answer) => `${at}: the answer '${answer}' is a single letter`),
    ...given.map((answer) => `${at}: the answer '${answer}' stands in the question`),
  ];
}

/** A numeral tells as much as a long word, but for the one that is an article, too ("en", "ett"). */
function canBeGiven(answer: string): boolean {
  return answer.length > SHORT_WORD || /^(?:[02-9]|\d\d)$/.test(answer);
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);

function numberTroubles(at: string, { number = 0, tolerance = 0 }: PackTask): string[] {
  const isEasy = number !== 0 && tolerance / Math.abs(number) > EASY_RANGE;
  return isEasy
    ? [`${at}: any number from ${number - tolerance} to ${number + tolerance} is right`]
    : [];
}

/** Options that a visitor cannot tell apart, in any language. */
function doubleOptions({ options = [], question }: PackTask): string[] {
  return Object.keys(question).flatMap((language) => {
    const texts = options.flatMap(({ text }) => {
      const picked = pickText(text, language)?.text;
      return picked === undefined ? [] : [picked];
    });
    return texts.filter(
      (text, index) => texts.findIndex((one) => foldAnswer(one) === foldAnswer(text)) < index,
    );
  });
}
