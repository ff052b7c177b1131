/** Settings, favourites, rebus progress of signed-in visitors (specification §3.7, §4.8, §7.2). */
import type {
  UserSettings,
  UserSettingsBody,
  QuizResponse,
  QuizResponseBody,
  QuizResponseList,
} from '@varde/contract/user-data';
import {
  QUIZ_RECORDS_MAX,
  QUIZ_TOTAL_MAX_BYTES,
  USER_DATA_MAX_BYTES,
  FAVOURITES_MAX,
  RUN_EVENTS_MAX,
  UNKNOWN_KEYS_MAX,
  USER_DATA_READS,
  USER_DATA_WRITES,
} from '@varde/domain/constants';
import { mergeSettings } from '@varde/domain/favourites';
import { mergeQuizData } from '@varde/domain/rebus/run-log';
import {
  quizDataExcess,
  settingsExcess,
  storedBytes,
  type UserDataExcess,
} from '@varde/domain/user-data-limits';
import type { Context } from '#context.ts';
import { ProblemError, tooManyRequests } from '#http/problems.ts';
import { createLocalRateLimiter, createRateLimiter } from '#rate-limit/rate-limit.service.ts';
import {
  findQuizData,
  findQuizDocuments,
  isStorable,
  type OtherRecords,
  replaceQuizData,
  findUserSettings,
  replaceUserSettings,
} from './user-data.repository.ts';

/** All functions throw a ProblemError (429) when the account has sent too many requests. */
export interface UserSettingsService {
  /** Empty for a visitor without stored settings. */
  get(userId: string): Promise<UserSettingsBody>;
  /**
   * Returns what is stored: the sent, merged with the stored if favourites have timestamps.
   * @throws ProblemError (413) when that exceeds a limit; what was stored is unchanged
   */
  put(userId: string, body: UserSettingsBody): Promise<UserSettingsBody>;
}

interface Deps extends Pick<Context, 'database'> {
  /** Shared by the services. */
  readonly count: RequestCounter;
}

export function createUserSettingsService({ database, count }: Deps): UserSettingsService {
  return {
    async get(userId) {
      await count('read', userId);
      return { settings: (await findUserSettings(database, userId)) ?? {} };
    },
    async put(userId, { settings }) {
      await count('write', userId);
      const sent = withoutDuplicates(settings);
      const merge = (stored: UserSettings): UserSettings => {
        const merged = mergeSettings(stored, sent, Date.now());
        refuseExcess(settingsExcess(merged));
        return merged;
      };
      return { settings: await replaceUserSettings(database, userId, merge) };
    },
  };
}

function withoutDuplicates(settings: UserSettings): UserSettings {
  const { favourites } = settings;
  return favourites ? { ...settings, favourites: [...new Set(favourites)] } : settings;
}

/** All functions throw a ProblemError (429) when the account has sent too many requests. */
export interface QuizService {
  /** `quiz_data` is null without a stored record. */
  get(userId: string, documentId: number): Promise<QuizResponse>;
  /** All documents with a stored record. */
  list(userId: string): Promise<QuizResponseList>;
  /**
   * Returns the merged record, maybe more than was sent; `undefined` for an unknown document.
   * @throws ProblemError (413) when it exceeds a limit; what was stored is unchanged
   */
  put(userId: string, body: QuizResponseBody): Promise<QuizResponse | undefined>;
}

export function createQuizService({ database, count }: Deps): QuizService {
  return {
    async get(userId, documentId) {
      await count('read', userId);
      const stored = await findQuizData(database, { userId, documentId });
      return { document_id: documentId, quiz_data: stored ?? null };
    },
    async list(userId) {
      await count('read', userId);
      return { items: await findQuizDocuments(database, userId) };
    },
    async put(userId, { document_id: documentId, quiz_data: sent }) {
      await count('write', userId);
      const key = { userId, documentId };
      if (!(await isStorable(database, key))) return undefined;
      const stored = await replaceQuizData(database, key, (before, others) => {
        const quizData = mergeQuizData(before ?? null, sent);
        refuseExcess(quizDataExcess(quizData));
        const bytes = storedBytes(quizData);
        refuseExcess(totalExcess(others, bytes));
        return { quizData, bytes };
      });
      return { document_id: documentId, quiz_data: stored };
    },
  };
}

type Excess = UserDataExcess | 'records' | 'total';

function totalExcess(others: OtherRecords, bytes: number): Excess | undefined {
  if (others.records >= QUIZ_RECORDS_MAX) return 'records';
  return others.bytes + bytes > QUIZ_TOTAL_MAX_BYTES ? 'total' : undefined;
}

const REASONS: Record<Excess, string> = {
  favourites: `There would be more than ${FAVOURITES_MAX} favourites: remove some first.`,
  events: `The run would have more than ${RUN_EVENTS_MAX} events: restart the rebus.`,
  keys: `There would be more than ${UNKNOWN_KEYS_MAX} unknown keys: remove some. Settings without favourite_times replace those that are stored.`,
  bytes: `What is stored would have more than ${USER_DATA_MAX_BYTES} bytes: send less, or remove keys. Settings without favourite_times replace those that are stored.`,
  records: `There would be records of more than ${QUIZ_RECORDS_MAX} rebuses and posts: remove a rebus by restarting it.`,
  total: `All records of rebuses together would have more than ${QUIZ_TOTAL_MAX_BYTES} bytes: restart a rebus, which removes its events.`,
};

/** @throws ProblemError */
function refuseExcess(excess: Excess | undefined): void {
  if (excess === undefined) return;
  const detail = `${REASONS[excess]} Nothing that is stored was changed.`;
  throw new ProblemError('body-too-large', { detail });
}

type RequestCounter = (kind: 'read' | 'write', userId: string) => Promise<void>;

/** Of settings and rebuses together. Rejects the request with a ProblemError (429). */
export function createRequestCounter(database: Context['database']): RequestCounter {
  const writes = createRateLimiter(database);
  const countRead = createLocalRateLimiter(USER_DATA_READS);
  return async (kind, userId) => {
    const wait =
      kind === 'read'
        ? countRead(userId)
        : await writes.consume({ what: 'user-data/write', who: userId }, USER_DATA_WRITES);
    if (wait !== undefined) throw tooManyRequests(wait);
  };
}
