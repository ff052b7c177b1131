/** Posts of a rebus for the wire: right answers only as hashes, options under keys that tell nothing. */
import type { Post, Task } from '@varde/contract/content';
import { hashAnswer, textAnswer } from '@varde/domain/task-answers';
import type { PackPost, PackSecondWay, PackTask } from '../pack-rebus.ts';
import type { PackIndex } from './pack-index.ts';
import { acceptedTexts, decimalsOf, optionKeys, solutionsOf } from '../task-solution.ts';

/** @param codes those that were printed for this post of this rebus */
export function buildPost(post: PackPost, index: PackIndex, codes: readonly string[]): Post {
  const salt = `post-${post.article}`;
  return {
    document_id: post.article,
    ...(post.hidden_until ? { hidden_until: post.hidden_until } : {}),
    conditions: post.conditions,
    ...(post.task ? { task: buildTask(post.task, salt, index) } : {}),
    ...(codes.length > 0 ? { codes: buildCodes(codes, `${salt}-code`) } : {}),
    ...(post.second_way ? { second_way: buildSecondWay(post.second_way, `${salt}-second`) } : {}),
  };
}

function buildTask(task: PackTask, salt: string, index: PackIndex): Task {
  const options = task.options && buildOptions(task, salt, index);
  return {
    kind: task.kind,
    question: task.question,
    ...(options ? { options } : {}),
    ...(task.kind === 'number' ? { decimals: decimalsOf(task) } : {}),
    salt,
    answer_hashes: solutionsOf(task, salt).map((answer) => hashAnswer(salt, answer)),
    points: task.points,
    hints: task.hints.map(({ text, cost }) => ({ text, cost })),
    ...(task.explanation ? { explanation: task.explanation } : {}),
  };
}

type Option = NonNullable<Task['options']>[number];

function buildOptions(task: PackTask, salt: string, index: PackIndex): Option[] {
  const written = task.options ?? [];
  const keys = optionKeys(salt, written.length);
  const options = written.map(({ text, image }, place) => {
    const mediaId = index.mediaId(image);
    return {
      key: keys[place] ?? '',
      ...(text ? { text } : {}),
      ...(mediaId === undefined ? {} : { media_id: mediaId }),
    };
  });
  return task.kind === 'order' ? shuffle(options) : options;
}

/** The pack holds them in the right order. By key is an order as good as chance, and the same every time. */
function shuffle(options: readonly Option[]): Option[] {
  const byKey = [...options].sort((a, b) => (a.key < b.key ? -1 : 1));
  const isSolved = byKey.every((option, place) => option === options[place]);
  return isSolved ? byKey.reverse() : byKey;
}

function buildCodes(codes: readonly string[], salt: string): NonNullable<Post['codes']> {
  return { salt, answer_hashes: codes.map((code) => hashAnswer(salt, textAnswer(code))) };
}

function buildSecondWay(
  { code, question, answers }: PackSecondWay,
  salt: string,
): NonNullable<Post['second_way']> {
  const accepted = code === undefined ? acceptedTexts(answers) : [textAnswer(code)];
  return {
    ...(question ? { question } : {}),
    salt,
    answer_hashes: accepted.map((answer) => hashAnswer(salt, answer)),
  };
}
