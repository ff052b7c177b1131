/** Checks that every post of a rebus can be unlocked, and every task solved. */
import { msg, type Message } from '@varde/domain/message';
import type { LatLng } from '@varde/domain/geo';
import type {
  PackPost,
  PackFallbackMethod,
  PackTask,
  PackRebus,
  Pack,
  PackDocument,
} from '../pack.ts';
import { acceptedTexts, countNumbers, MAX_NUMBERS } from '../task-solution.ts';
import { reportAt, type CheckContext } from './check-context.ts';
import { LANGUAGE } from './example-languages.ts';
import type { Report } from './issue-log.ts';

export function checkRebuses(context: CheckContext): void {
  for (const document of context.pack.documents) {
    if (document.kind === 'rebus') checkRebus(document, context);
  }
}

function checkRebus(rebus: PackRebus, context: CheckContext): void {
  const { log } = context;
  if (rebus.posts.length === 0) {
    reportAt(log, rebus, 'posts', { message: msg`The rebus has no posts`, help: msg`Add posts:` });
  }
  const seen = new Set<number>();
  for (const post of rebus.posts) {
    if (seen.has(post.article)) {
      reportAt(log, post, 'article', {
        message: msg`Article ${post.article} is a post of this rebus twice`,
        help: msg`Take one of them out`,
      });
    }
    seen.add(post.article);
    checkReachable(post, rebus, context);
    if (post.task) checkTask(post.task, context);
    if (post.second_way) checkFallbackMethod(post.second_way, context);
  }
}

/** A condition that cannot be met locks the post forever, unless there is a fallback method. */
function checkReachable(
  post: PackPost,
  rebus: PackRebus,
  { pack, index, log }: CheckContext,
): void {
  const severity = post.second_way ? 'warning' : 'error';
  const article = index.documents.get(post.article);
  if (post.conditions.distance !== undefined && article && !article.location) {
    reportAt(log, post.conditions, 'distance', {
      severity,
      message: msg`Post ${post.article} requires nearness, but has no location`,
      help: msg`Write location: in ${article.file}, or take distance: out`,
    });
  }
  const hasCode = pack.codes.some(
    (code) => code.document === post.article && code.context === rebus.id,
  );
  if (!post.conditions.qr || hasCode) return;
  reportAt(log, post.conditions, 'qr', {
    severity,
    message: msg`Post ${post.article} requires its code, but has none`,
    help: msg`Add a code with context: ${rebus.id} and document: ${post.article} to codes.yaml`,
  });
}

function checkTask(task: PackTask, { log }: CheckContext): void {
  for (const { key, ...report } of taskIssues(task)) {
    // What is written and invalid is reported already.
    if (key in task || !log.isWritten(task, key)) reportAt(log, task, key, report);
  }
}

type TaskIssue = Report & { readonly key: string };

function taskIssues(task: PackTask): TaskIssue[] {
  const issues = [...answerIssues(task)];
  const cost = task.hints.reduce((sum, hint) => sum + hint.cost, 0);
  if (cost > task.points) {
    issues.push({
      key: 'hints',
      severity: 'warning',
      message: msg`The hints cost ${cost} points together, the task gives ${task.points}`,
      help: msg`Let the hints cost less, or the task give more`,
    });
  }
  return issues;
}

function answerIssues(task: PackTask): TaskIssue[] {
  if (task.kind === 'number') return numberIssues(task);
  if (task.kind !== 'text') return optionIssues(task);
  if (acceptedTexts(task.answers).length > 0) return [];
  return [
    noAnswer(
      'answers',
      msg`Write answers: with a list per language: { ${LANGUAGE}: [drage, dragen] }`,
    ),
  ];
}

const noAnswer = (key: string, help: Message): TaskIssue => ({
  key,
  message: msg`The task has no right answer`,
  help,
});

function optionIssues(task: PackTask): TaskIssue[] {
  const options = task.options ?? [];
  const issues: TaskIssue[] = [];
  if (options.length < 2) {
    issues.push({
      key: 'options',
      message: msg`No option to choose from`,
      help: msg`Write at least two options`,
    });
  }
  if (options.some((option) => !option.text && !option.image)) {
    issues.push({
      key: 'options',
      message: msg`An option is empty`,
      help: msg`Give it text: or image:`,
    });
  }
  if (task.kind === 'image' && options.some((option) => !option.image)) {
    issues.push({
      key: 'options',
      message: msg`An option has no image`,
      help: msg`Give it image:`,
    });
  }
  const correct = options.filter((option) => option.correct).length;
  if (task.kind !== 'order' && correct === 0) {
    issues.push(noAnswer('options', msg`Write correct: true at the right option`));
  }
  if (['single', 'image'].includes(task.kind) && correct > 1) {
    issues.push({
      key: 'options',
      message: msg`${correct} options are right, but only one can be chosen`,
      help: msg`Leave one correct: true, or write kind: multiple`,
    });
  }
  return issues;
}

function numberIssues(task: PackTask): TaskIssue[] {
  if (task.number === undefined) return [noAnswer('number', msg`Write number:`)];
  if (countNumbers(task) <= MAX_NUMBERS) return [];
  return [
    {
      key: 'tolerance',
      message: msg`More than ${MAX_NUMBERS} numbers would be right`,
      help: msg`Write a smaller tolerance, or fewer decimals`,
    },
  ];
}

function checkFallbackMethod(fallback: PackFallbackMethod, { log }: CheckContext): void {
  const hasQuestion = fallback.question !== undefined && acceptedTexts(fallback.answers).length > 0;
  const isValid =
    fallback.code === undefined
      ? hasQuestion
      : fallback.question === undefined && fallback.answers === undefined;
  // What is written and invalid is reported already.
  const isInvalid = ['code', 'question', 'answers'].some(
    (key) => !(key in fallback) && log.isWritten(fallback, key),
  );
  if (isValid || isInvalid) return;
  reportAt(log, fallback, undefined, {
    message: msg`The second way is neither a code nor a question with answers`,
    help: msg`Write { code: "4711" }, or { question: …, answers: … }`,
  });
}

/** Public content must not reveal the location of a hidden post (specification §4.8). */
export function checkHiddenPlaces({ pack, index, log }: CheckContext): void {
  const hiddenPosts = pack.documents.flatMap(hiddenPostsOf);
  const hidden = new Set(hiddenPosts.map((post) => post.article));
  const filesByPlace = findPublicPlaces(pack, hidden);
  for (const post of hiddenPosts) {
    const article = index.documents.get(post.article);
    const file = article?.location && filesByPlace.get(keyOf(article.location));
    if (!article || file === undefined) continue;
    reportAt(log, article, 'location', {
      severity: 'warning',
      message: msg`The post is hidden, but ${file} shows the same location`,
      help: msg`Move one of the two a few metres`,
    });
  }
}

function hiddenPostsOf(document: PackDocument): PackPost[] {
  return document.kind === 'rebus' ? document.posts.filter((post) => post.hidden_until) : [];
}

/**
 * Files of public documents by their location. The route of a rebus with hidden posts is withheld
 * like the posts.
 */
function findPublicPlaces(
  { documents, records }: Pack,
  hidden: ReadonlySet<number>,
): Map<string, string> {
  const shown = documents.filter(({ id }) => !hidden.has(id));
  const places = [...shown, ...records].flatMap((one): PlaceEntry[] =>
    'location' in one && one.location ? [[keyOf(one.location), one.file]] : [],
  );
  const routeSources = shown.filter((one) => hiddenPostsOf(one).length === 0);
  return new Map([...places, ...routeSources.flatMap(cornersOf)]);
}

type PlaceEntry = [key: string, file: string];

function cornersOf(document: PackDocument): PlaceEntry[] {
  const line = 'route' in document ? document.route?.line?.coordinates : undefined;
  return (line ?? []).map(([lng = 0, lat = 0]) => [keyOf({ lat, lng }), document.file]);
}

const keyOf = ({ lat, lng }: LatLng): string => `${lat} ${lng}`;
