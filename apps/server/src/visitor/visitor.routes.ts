import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { TransfersService } from './transfers.service.ts';
import type { QuizService, UserSettingsService } from './user-data.service.ts';

export function registerUserSettings(api: ProductApi, settings: UserSettingsService): void {
  registerCall(api, 'getUserSettings', ({ caller }) => settings.get(caller.userId));
  registerCall(api, 'putUserSettings', ({ caller, body }) => settings.put(caller.userId, body));
}

export function registerQuiz(api: ProductApi, quiz: QuizService): void {
  registerCall(api, 'getQuizResponse', ({ query, caller }) =>
    quiz.get(caller.userId, query.document_id),
  );
  registerCall(api, 'listQuizResponses', ({ caller }) => quiz.list(caller.userId));
  registerCall(api, 'putQuizResponse', ({ body, caller }) => quiz.put(caller.userId, body));
}

export function registerTransfers(api: ProductApi, transfers: TransfersService): void {
  registerCall(api, 'createTransfer', ({ body, caller }) =>
    transfers.create(body, caller.ipAddress),
  );
  registerCall(api, 'takeTransfer', ({ body, caller }) =>
    transfers.take(body.code, caller.ipAddress),
  );
}
