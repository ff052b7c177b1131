/** Progress of signed-in visitors in rebuses and posts (specification §4.8, §7.2). */
import { mergeQuizData } from '@varde/domain/rebus/run-log';
import type { QuizResponse, QuizResponseBody, QuizResponseList } from '@varde/contract/user-data';
import type { Context } from '#context.ts';
import { findQuizData, findQuizDocuments, isKeepable, replaceQuizData } from './quiz.repository.ts';

export interface QuizService {
  /** `quiz_data` is null where nothing is kept. */
  get(userId: string, documentId: number): Promise<QuizResponse>;
  /** Everything of which something is kept. */
  list(userId: string): Promise<QuizResponseList>;
  /** Gives what is kept, which may know more than was sent; `undefined` when there is no such document. */
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
      if (!(await isKeepable(database, key))) return undefined;
      const stored = await replaceQuizData(database, key, (before) => mergeQuizData(before, sent));
      return { document_id: documentId, quiz_data: stored };
    },
  };
}
