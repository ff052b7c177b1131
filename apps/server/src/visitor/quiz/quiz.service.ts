/** Progress of signed-in visitors in rebuses and posts (specification §4.8, §7.2). */
import { mergeQuizData } from '@varde/domain/merge-quiz-data';
import type { QuizResponse, QuizResponseBody, QuizResponseList } from '@varde/contract/user-data';
import type { Context } from '#context.ts';
import { findQuizData, findQuizDocuments, isStorable, replaceQuizData } from './quiz.repository.ts';

export interface QuizService {
  /** `quiz_data` is null without a stored record. */
  get(userId: string, documentId: number): Promise<QuizResponse>;
  /** All documents with a stored record. */
  list(userId: string): Promise<QuizResponseList>;
  /**
   * Returns the merged record, which may contain more than was sent; `undefined` for an unknown
   * document.
   */
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
