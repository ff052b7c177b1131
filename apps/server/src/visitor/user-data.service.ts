/** Settings, favourites, rebus progress of signed-in visitors (specification §3.7, §4.8, §7.2). */
import type {
  UserSettings,
  UserSettingsBody,
  QuizResponse,
  QuizResponseBody,
  QuizResponseList,
} from '@varde/contract/user-data';
import { mergeSettings } from '@varde/domain/favourites';
import { mergeQuizData } from '@varde/domain/rebus/run-log';
import type { Context } from '#context.ts';
import {
  findQuizData,
  findQuizDocuments,
  isStorable,
  replaceQuizData,
  findUserSettings,
  replaceUserSettings,
} from './user-data.repository.ts';

export interface UserSettingsService {
  /** Empty for a visitor without stored settings. */
  get(userId: string): Promise<UserSettingsBody>;
  /** Returns what is stored: the sent, merged with the stored if favourites have timestamps. */
  put(userId: string, body: UserSettingsBody): Promise<UserSettingsBody>;
}

export function createUserSettingsService({ database }: Context): UserSettingsService {
  return {
    async get(userId) {
      return { settings: (await findUserSettings(database, userId)) ?? {} };
    },
    async put(userId, { settings }) {
      const sent = withoutDuplicates(settings);
      const merge = (stored: UserSettings) => mergeSettings(stored, sent, Date.now());
      return { settings: await replaceUserSettings(database, userId, merge) };
    },
  };
}

function withoutDuplicates(settings: UserSettings): UserSettings {
  const { favourites } = settings;
  return favourites ? { ...settings, favourites: [...new Set(favourites)] } : settings;
}

export interface QuizService {
  /** `quiz_data` is null without a stored record. */
  get(userId: string, documentId: number): Promise<QuizResponse>;
  /** All documents with a stored record. */
  list(userId: string): Promise<QuizResponseList>;
  /** Returns the merged record, maybe more than was sent; `undefined` for an unknown document. */
  put(userId: string, body: QuizResponseBody): Promise<QuizResponse | undefined>;
}

export function createQuizService({ database }: Context): QuizService {
  return {
    async get(userId, documentId) {
      const stored = await findQuizData(database, { userId, documentId });
      return { document_id: documentId, quiz_data: stored ?? null };
    },
    list: async (userId) => ({ items: await findQuizDocuments(database, userId) }),
    async put(userId, { document_id: documentId, quiz_data: sent }) {
      const key = { userId, documentId };
      if (!(await isStorable(database, key))) return undefined;
      const stored = await replaceQuizData(database, key, (before) => mergeQuizData(before, sent));
      return { document_id: documentId, quiz_data: stored };
    },
  };
}
