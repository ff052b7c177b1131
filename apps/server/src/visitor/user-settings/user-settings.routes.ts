import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { UserSettingsService } from './user-settings.service.ts';

export function registerUserSettings(api: ProductApi, settings: UserSettingsService): void {
  registerCall(api, 'getUserSettings', ({ caller }) => settings.get(caller.userId));
  registerCall(api, 'putUserSettings', ({ caller, body }) => settings.put(caller.userId, body));
}
