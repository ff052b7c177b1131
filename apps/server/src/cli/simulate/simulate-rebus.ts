/** Plays a rebus by the visitors' engine, straight from post to post, with every answer. Pure. */
import type { PackRebus, Pack, PackDocument, PackPost, PackTask } from '@varde/content-pack/pack';
import { solutionsOf, acceptedTexts } from '@varde/content-pack/task-solution';
import { foldAnswer } from '@varde/domain/fold-answer';
import { type Message, msg } from '@varde/domain/message';
import { distanceBetween, type LatLng } from '@varde/domain/geo';
import { pickText } from '@varde/domain/languages';
import { dispatch, type RunCommand } from '@varde/domain/rebus/dispatch';
import { postStates } from '@varde/domain/rebus/post-state';
import type { PostRules, RebusRules } from '@varde/domain/rebus/rebus-rules';
import { reduceRun } from '@varde/domain/rebus/reduce-run';
import { EMPTY_LOG, type RunLog } from '@varde/domain/rebus/run-log';
import { hashAnswer, textAnswer } from '@varde/domain/task-answers';

/** Metres per minute, with children and stops. */
const WALKING_PACE = 50;
/** Walking distance relative to the straight line. */
const DETOUR = 1.3;
/** Minutes for reading and answering at a post. */
const TASK_MINUTES = 5;

export interface SimulatedRebus {
  readonly isSolvable: boolean;
  readonly posts: readonly SimulatedPost[];
  /** Sum of the straight lines. */
  readonly metres: number;
  readonly minutes: number;
  readonly points: number;
  /** Warnings for the editor. */
  readonly troubles: readonly Message[];
}

interface SimulatedPost {
  readonly id: number;
  readonly title: string;
  /** From the previous post. */
  readonly metres: number;
  readonly isSolved: boolean;
}

export function simulateRebus(pack: Pack, rebus: PackRebus): SimulatedRebus {
  const documents = new Map(pack.documents.map((document) => [document.id, document]));
  const walk = new Walk(rulesOf(rebus, pack, documents));
  const posts: SimulatedPost[] = [];
  let from: LatLng | undefined;
  for (const post of rebus.posts) {
    const document = documents.get(post.article);
    const place = document?.location;
    const metres = from && place ? Math.round(distanceBetween(from, place)) : 0;
    from = place ?? from;
    posts.push({
      id: post.article,
      title: Object.values(document?.title ?? {})[0] ?? String(post.article),
      metres,
      isSolved: walk.solve(post, codesOf(post, rebus, pack), place),
    });
  }
  return summary(walk, posts, rebus);
}

function summary(walk: Walk, posts: readonly SimulatedPost[], rebus: PackRebus): SimulatedRebus {
  const metres = posts.reduce((sum, post) => sum + post.metres, 0);
  const unreached = posts.filter(({ isSolved }) => !isSolved);
  return {
    isSolvable: walk.isFinished() && unreached.length === 0,
    posts,
    metres,
    minutes: Math.round((metres * DETOUR) / WALKING_PACE + posts.length * TASK_MINUTES),
    points: walk.score(),
    troubles: [
      ...unreached.map(({ id, title }) => msg`Post ${id} (${title}) cannot be reached or solved`),
      ...findAmbiguous(rebus),
    ],
  };
}

function codesOf(post: PackPost, rebus: PackRebus, pack: Pack): string[] {
  return pack.codes
    .filter(({ document, context }) => document === post.article && context === rebus.id)
    .map(({ code }) => code);
}

type Documents = ReadonlyMap<number, PackDocument>;

function rulesOf(rebus: PackRebus, pack: Pack, documents: Documents): RebusRules {
  return {
    posts: rebus.posts.map((post): PostRules => {
      const salt = saltOf(post);
      const { task, conditions } = post;
      return {
        id: post.article,
        hiddenUntil: post.hidden_until,
        conditions,
        location: documents.get(post.article)?.location,
        task: task && {
          points: task.points,
          hintCosts: task.hints.map(({ cost }) => cost),
          answers: solutionsOf(task, salt).map((answer) => hashAnswer(salt, answer)),
        },
        codes: codesOf(post, rebus, pack),
        fallbackMethod: fallbackHashesOf(post),
      };
    }),
  };
}

/** Accepted input when position or camera fails. */
function fallbackHashesOf({ second_way: fallback }: PackPost): string[] {
  if (!fallback) return [];
  return fallback.code === undefined
    ? acceptedTexts(fallback.answers)
    : [textAnswer(fallback.code)];
}

const saltOf = ({ article }: PackPost): string => `post-${article}`;

class Walk {
  readonly #rules: RebusRules;
  #log: RunLog = EMPTY_LOG;
  #step = 0;

  constructor(rules: RebusRules) {
    this.#rules = rules;
    this.#dispatch({ type: 'start' });
  }

  /** Moves to the post, scans its codes, answers correctly. False when the post stays unsolved. */
  solve(post: PackPost, codes: readonly string[], place: LatLng | undefined): boolean {
    const id = post.article;
    if (place) this.#dispatch({ type: 'move', position: { ...place, accuracy: 10 } });
    for (const hashes of [codes, fallbackHashesOf(post)])
      if (this.#statusOf(id) === 'locked') this.#dispatch({ type: 'scan', post: id, hashes });
    const salt = saltOf(post);
    const answer = post.task && solutionsOf(post.task, salt)[0];
    if (answer === undefined) this.#dispatch({ type: 'visit', post: id });
    else this.#dispatch({ type: 'answer', post: id, hash: hashAnswer(salt, answer) });
    return this.#statusOf(id) === 'finished';
  }

  isFinished(): boolean {
    return reduceRun(this.#rules, this.#log).status === 'finished';
  }

  score(): number {
    return reduceRun(this.#rules, this.#log).score;
  }

  #statusOf(id: number) {
    return postStates(this.#rules, reduceRun(this.#rules, this.#log)).get(id)?.status;
  }

  #dispatch(command: RunCommand): void {
    this.#step += 1;
    const stamp = { at: this.#step, id: String(this.#step) };
    ({ log: this.#log } = dispatch(this.#rules, this.#log, command, stamp));
  }
}

/** Share of accepted numbers in the plausible range above which guessing is easier than reading. */
const EASY_RANGE = 0.5;
/** Minimum length of an unambiguous text answer. */
const SHORT_WORD = 2;

function findAmbiguous(rebus: PackRebus): Message[] {
  return rebus.posts.flatMap((post) => [
    ...(post.task ? taskTroubles(post, post.task) : [msg`Post ${post.article} has no question`]),
    ...(lacksFallback(post)
      ? [msg`Post ${post.article} has no second way for when position or camera fails`]
      : []),
  ]);
}

function lacksFallback({ conditions, second_way: fallback }: PackPost): boolean {
  return !fallback && (conditions.distance !== undefined || conditions.qr === true);
}

function taskTroubles({ article: at }: PackPost, task: PackTask): Message[] {
  if (task.kind === 'text') return textTroubles(at, task);
  if (task.kind === 'number') return numberTroubles(at, task);
  const doubles = doubleOptions(task);
  return doubles.map((text) => msg`Post ${at}: two options read '${text}'`);
}

function textTroubles(at: number, task: PackTask): Message[] {
  const answers = solutionsOf(task, '');
  const short = answers.filter((answer) => answer.length < SHORT_WORD && !/\d/.test(answer));
  const questionWords = wordsOf(foldAnswer(Object.values(task.question).join(' ')));
  const revealed = answers.filter(
    (answer) => canBeRevealed(answer) && questionWords.includes(answer),
  );
  return [
    ...short.map((answer) => msg`Post ${at}: the answer '${answer}' is a single character`),
    ...revealed.map((answer) => msg`Post ${at}: the answer '${answer}' occurs in the question`),
  ];
}

/** Numerals count like long words, except 1, which is also an article ("en", "ett"). */
function canBeRevealed(answer: string): boolean {
  return answer.length > SHORT_WORD || /^(?:[02-9]|\d\d)$/.test(answer);
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);

function numberTroubles(at: number, { number = 0, tolerance = 0 }: PackTask): Message[] {
  const isEasy = number !== 0 && tolerance / Math.abs(number) > EASY_RANGE;
  return isEasy
    ? [msg`Post ${at}: any number from ${number - tolerance} to ${number + tolerance} is right`]
    : [];
}

/** Options with the same text in any language. */
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

export interface SimulationReport {
  readonly lines: readonly Message[];
  readonly isSolvable: boolean;
}

/** The simulation report of a rebus; `undefined` when the pack has no rebus with that id. */
export function simulationReport(pack: Pack | undefined, id: number): SimulationReport | undefined {
  const rebus = pack?.documents.find((document) => document.id === id);
  if (!pack || rebus?.kind !== 'rebus') return undefined;
  const simulated = simulateRebus(pack, rebus);
  const title = Object.values(rebus.title)[0] ?? String(id);
  return { lines: formatSimulation(title, simulated), isSolvable: simulated.isSolvable };
}

function formatSimulation(title: string, simulated: SimulatedRebus): Message[] {
  const { posts, metres, minutes, points, troubles, isSolvable } = simulated;
  const rows = posts.map(({ id, title: name, metres: from, isSolved }, index) => {
    const result = isSolved ? msg`solved` : msg`NOT SOLVED`;
    return index > 0
      ? msg`  ${index + 1}. ${name} (${id}), ${from} m on: ${result}`
      : msg`  ${index + 1}. ${name} (${id}): ${result}`;
  });
  return [
    isSolvable ? msg`${title}: can be solved` : msg`${title}: CANNOT BE SOLVED`,
    ...rows,
    msg`${metres} m in straight lines, about ${minutes} minutes, ${points} points at most`,
    ...troubles.map((trouble) => msg`  ! ${trouble}`),
  ];
}
