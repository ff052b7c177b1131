/**
 * A rebus played on this device: its rules, the log of the run, and the commands on it. A command
 * reads the stored log, appends to it and stores it in one synchronous step, so that neither a
 * killed page nor another tab loses events.
 */
import type { Post } from '@varde/contract/content';
import type { Document, DocumentHead } from '@varde/contract/documents';
import { dispatch, type RunCommand, type Outcome } from '@varde/domain/rebus/dispatch';
import { reduceRun, type RunState } from '@varde/domain/rebus/reduce-run';
import { mergeRunLogs, type RunLog } from '@varde/domain/rebus/run-log';
import { postStates, type PostState } from '@varde/domain/rebus/post-state';
import type { PostRules, RebusRules } from '@varde/domain/rebus/rebus-rules';
import { hashAnswer, textAnswer } from '@varde/domain/task-answers';
import { knownPosition, subscribeToPosition } from '#browser/position-store.ts';
import { onRunWritten, readRun, writeRun } from '#state/run-storage.ts';
import { noteUnsent } from '#state/run-sync.ts';
import { createStore, type Store } from '#browser/store.ts';
import { wantBundle } from '#state/wanted-bundles.ts';
import { vibrateOnce } from '#browser/device.ts';
import { loadDocument, type LoadedDocument } from '#api/load-document.ts';

export interface GameState {
  readonly run: RunState;
  readonly posts: ReadonlyMap<number, PostState>;
  /** False where the browser stores nothing beyond the page. */
  readonly isPersisted: boolean;
  /** The post at which the visitor has just arrived. */
  readonly arrivedAt?: number | undefined;
  /** A sync with another device has just finished the run. */
  readonly isWon?: boolean | undefined;
}

export interface Game {
  readonly id: number;
  readonly document: Document;
  readonly rules: RebusRules;
  readonly heads: ReadonlyMap<number, DocumentHead>;
  readonly state: Store<GameState>;
  readonly dispatch: (command: RunCommand) => Outcome;
  /** Submits a scanned or typed code, or the answer to a post's clue. */
  readonly tryCode: (post: Post, typed: string) => Outcome;
}

const games = new Map<number, Promise<Game>>();

class GameNotLoadedError extends Error {
  override readonly name = 'GameNotLoadedError';
}

/** The page's one game of a rebus. @throws GameNotLoadedError; the next call retries */
export function openGame(rebusId: number): Promise<Game> {
  const known = games.get(rebusId);
  if (known) return known;
  const opening = loadDocument(rebusId, { rebus: rebusId }).then((result) => {
    if (result.status === 'ok' && !result.data.headsFailed) return createGame(result.data);
    throw new GameNotLoadedError('Could not fetch rebus data');
  });
  games.set(rebusId, opening);
  opening.catch(() => games.delete(rebusId));
  return opening;
}

function createGame(loaded: LoadedDocument): Game {
  const { document, heads } = loaded;
  const { id } = document;
  const rules = rulesOf(loaded);
  const reduce = createReducer(rules);
  let log = readRun(id);
  const state = createStore(stateOf(rules, reduce(log), true));

  function execute(command: RunCommand): Outcome {
    const before = mergeRunLogs(log, readRun(id));
    const result = dispatch(rules, before, command, createStamp(), reduce(before));
    ({ log } = result);
    if (log === before) return result.outcome;
    const isPersisted = writeRun(id, log);
    noteUnsent(id);
    state.set(stateOf(rules, reduce(log), isPersisted));
    requestOfflineBundle(id, state.get());
    return result.outcome;
  }

  function movePlayer(): void {
    const position = knownPosition();
    const before = state.get();
    if (!position || execute({ type: 'move', position }) !== 'done') return;
    const arrivedAt = arrivedPost(before.posts, state.get().posts);
    if (arrivedAt === undefined) return;
    vibrateOnce();
    state.set({ ...state.get(), arrivedAt });
  }

  function settle(): void {
    if (execute({ type: 'settle' }) === 'finished') state.set({ ...state.get(), isWon: true });
  }

  onRunWritten(id, () => {
    log = mergeRunLogs(log, readRun(id));
    state.set(stateOf(rules, reduce(log), state.get().isPersisted));
    settle();
  });
  subscribeToPosition(movePlayer);
  settle();
  movePlayer();
  requestOfflineBundle(id, state.get());
  return {
    id,
    document,
    rules,
    heads: new Map(heads.map((head) => [head.id, head])),
    state,
    dispatch(command) {
      const outcome = execute(command);
      // A visitor who is already at a post when the run starts has arrived there.
      if (command.type !== 'move' && outcome !== 'nothing') movePlayer();
      return outcome;
    },
    tryCode(post, typed) {
      const hashes = codeHashes(post, typed);
      return this.dispatch({ type: 'scan', post: post.document_id, hashes });
    },
  };
}

function stateOf(rules: RebusRules, run: RunState, isPersisted: boolean): GameState {
  return { run, posts: postStates(rules, run), isPersisted };
}

/** Reduces logs, retaining the last run: the log before a command is mostly that after the last. */
function createReducer(rules: RebusRules): (log: RunLog) => RunState {
  let last: { readonly events: RunLog['events']; readonly run: RunState } | undefined;
  return (log) => {
    const { events } = log;
    const isSame =
      last?.events.length === events.length &&
      last.events.every((event, index) => event === events[index]);
    if (!last || !isSame) last = { events, run: reduceRun(rules, log) };
    return last.run;
  };
}

/** A started run must continue without a network until it is finished. */
function requestOfflineBundle(id: number, { run }: GameState): void {
  if (run.status === 'started') wantBundle({ kind: 'rebus', id });
}

/** The engine's rules of a rebus. A post without a head is withdrawn, and left out. Pure. */
export function rulesOf({ document, heads }: LoadedDocument): RebusRules {
  const known = new Map(heads.map((head) => [head.id, head]));
  const posts = document.content?.posts ?? [];
  return {
    posts: posts.flatMap((post) => {
      const head = known.get(post.document_id);
      return head ? [postRules(post, head)] : [];
    }),
  };
}

function postRules(post: Post, { location }: DocumentHead): PostRules {
  const { document_id: id, hidden_until: hiddenUntil, conditions, task } = post;
  return {
    id,
    hiddenUntil,
    conditions,
    location: location ?? undefined,
    task: task && {
      points: task.points,
      hintCosts: task.hints.map(({ cost }) => cost),
      answers: task.answer_hashes,
    },
    fallbackMethod: post.second_way?.answer_hashes,
    codes: post.codes?.answer_hashes ?? [],
  };
}

function codeHashes({ codes, second_way: fallback }: Post, typed: string): string[] {
  const salts = [codes?.salt, fallback?.salt].filter((salt) => salt !== undefined);
  return salts.map((salt) => hashAnswer(salt, textAnswer(typed)));
}

/** Enough to make the event ids of a visitor's devices unique. */
const ID_BYTES = 8;

const createStamp = (): { at: number; id: string } => ({ at: Date.now(), id: randomId() });

/** Works on unencrypted pages, too, where `crypto.randomUUID` is missing. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type States = ReadonlyMap<number, PostState>;

/** The post where the visitor has arrived; one still closed by sequence does not count. Pure. */
export function arrivedPost(before: States, after: States): number | undefined {
  const ids = [...after.keys()];
  return ids.find((id) => {
    const now = after.get(id);
    const isItsTurn = !waitsFor(now, 'sequence');
    return waitsFor(before.get(id), 'distance') && !waitsFor(now, 'distance') && isItsTurn;
  });
}

function waitsFor(state: PostState | undefined, by: 'distance' | 'sequence'): boolean {
  return state?.status === 'locked' && state.by.some((one) => one.by === by);
}
