import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { QuizService } from './quiz.service.ts';

export function registerQuiz(api: ProductApi, quiz: QuizService): void {
  registerCall(api, 'getQuizResponse', ({ query, caller }) =>
    quiz.get(caller.userId, query.document_id),
  );
  registerCall(api, 'listQuizResponses', ({ caller }) => quiz.list(caller.userId));
  registerCall(api, 'putQuizResponse', ({ body, caller }) => quiz.put(caller.userId, body));
}
