/**
 * A rebus being played on this device: its rules, the log of the run, and every act on it. Each act reads what is stored, adds to
 * it and stores it again within one step, so that neither a killed page nor another tab loses anything.
 */
import type { Post } from '@varde/contract/content';
import type { Document, DocumentHead } from '@varde/contract/documents';
import { dispatch, type RunCommand, type Outcome } from '@varde/domain/rebus/dispatch';
import { reduceRun, type RunState } from '@varde/domain/rebus/reduce-run';
import { mergeRunLogs, type RunLog } from '@varde/domain/rebus/run-log';
import { postStates, type PostState } from '@varde/domain/rebus/post-state';
import type { RebusRules } from '@varde/domain/rebus/rebus-rules';
import { hashAnswer, textAnswer } from '@varde/domain/task-answers';
import { knownPosition, subscribeToPosition } from '#browser/position-store.ts';
import { onRunWritten, readRun, writeRun } from '#state/run-storage.ts';
import { noteUnsent } from '#state/run-sync.ts';
import { createStore, type Store } from '#browser/store.ts';
import { wantPack } from '#state/wanted-packs.ts';
import { vibrateOnce } from '#browser/device.ts';
import { loadDocument, type LoadedDocument } from '#api/load-document.ts';
import { rulesOf } from './rules-of.ts';

export interface GameState {
  readonly run: RunState;
  readonly posts: ReadonlyMap<number, PostState>;
  /** False where the browser keeps nothing after the page. */
  readonly isPersisted: boolean;
  /** The post that the visitor has just come to. */
  readonly arrivedAt?: number | undefined;
  /** Just won by what another device had solved. */
  readonly isWon?: boolean | undefined;
}

export interface Game {
  readonly id: number;
  readonly document: Document;
  readonly rules: RebusRules;
  readonly heads: ReadonlyMap<number, DocumentHead>;
  readonly state: Store<GameState>;
  readonly dispatch: (what: RunCommand) => Outcome;
  /** A code that was scanned or typed, or the answer to a post's clue. */
  readonly tryCode: (post: Post, typed: string) => Outcome;
}

const games = new Map<number, Promise<Game>>();

class GameNotLoadedError extends Error {
  override readonly name = 'GameNotLoadedError';
}

/** The game of a rebus, one for all of the page. @throws GameNotLoadedError when it cannot be had; asked again next time */
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
  let log = readRun(id);
  const state = createStore(stateOf(rules, log, true));

  function take(what: RunCommand): Outcome {
    const before = mergeRunLogs(log, readRun(id));
    const result = dispatch(rules, before, what, stamp());
    const isChanged = result.log !== before;
    ({ log } = result);
    if (!isChanged) return result.outcome;
    const isPersisted = writeRun(id, log);
    noteUnsent(id);
    state.set(stateOf(rules, log, isPersisted));
    wantWhatIsPlayed(id, state.get());
    return result.outcome;
  }

  function walk(): void {
    const position = knownPosition();
    const before = state.get();
    if (!position || take({ type: 'move', position }) !== 'done') return;
    const arrivedAt = comeTo(before.posts, state.get().posts);
    if (arrivedAt === undefined) return;
    vibrateOnce();
    state.set({ ...state.get(), arrivedAt });
  }

  function settle(): void {
    if (take({ type: 'settle' }) === 'finished') state.set({ ...state.get(), isWon: true });
  }

  onRunWritten(id, () => {
    log = mergeRunLogs(log, readRun(id));
    state.set(stateOf(rules, log, state.get().isPersisted));
    settle();
  });
  subscribeToPosition(walk);
  settle();
  walk();
  wantWhatIsPlayed(id, state.get());
  return {
    id,
    document,
    rules,
    heads: new Map(heads.map((head) => [head.id, head])),
    state,
    dispatch(what) {
      const outcome = take(what);
      // Whoever stands there already when the run starts has arrived.
      if (what.type !== 'move' && outcome !== 'nothing') walk();
      return outcome;
    },
    tryCode(post, typed) {
      const hashes = codeHashes(post, typed);
      return this.dispatch({ type: 'scan', post: post.document_id, hashes });
    },
  };
}

/** From its start to its end a run must go on without a network. */
function wantWhatIsPlayed(id: number, { run }: GameState): void {
  if (run.status === 'started') wantPack({ kind: 'rebus', id });
}

function stateOf(rules: RebusRules, log: RunLog, isPersisted: boolean): GameState {
  const run = reduceRun(rules, log);
  return { run, posts: postStates(rules, run), isPersisted };
}

function codeHashes({ codes, second_way: fallback }: Post, typed: string): string[] {
  const salts = [codes?.salt, fallback?.salt].filter((salt) => salt !== undefined);
  return salts.map((salt) => hashAnswer(salt, textAnswer(typed)));
}

/** Enough that no two events of a visitor's devices are ever named alike. */
const ID_BYTES = 8;

function stamp(): { at: number; id: string } {
  return { at: Date.now(), id: randomId() };
}

/** Also on pages that are not encrypted, where `crypto.randomUUID` is missing. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type States = ReadonlyMap<number, PostState>;

/** The post whose place the visitor has come to; one that waits for its turn is only passed by. Pure. */
export function comeTo(before: States, after: States): number | undefined {
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
