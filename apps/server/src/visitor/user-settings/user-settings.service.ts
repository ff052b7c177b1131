/**
 * Settings and favourites of signed-in visitors. Unknown keys are stored unchanged
 * (specification §3.7).
 */
import type { UserSettings, UserSettingsBody } from '@varde/contract/user-data';
import { mergeSettings } from '@varde/domain/favourites';
import type { Context } from '#context.ts';
import { findUserSettings, replaceUserSettings } from './user-settings.repository.ts';

export interface UserSettingsService {
  /** Empty ones for a visitor who has kept none. */
  get(userId: string): Promise<UserSettingsBody>;
  /** Gives what is kept: what was sent, or where it tells when each favourite came and went, that and what was kept. */
  put(userId: string, body: UserSettingsBody): Promise<UserSettingsBody>;
}

export function createUserSettingsService({ database }: Context): UserSettingsService {
  return {
    async get(userId) {
      return { settings: (await findUserSettings(database, userId)) ?? {} };
    },
    async put(userId, { settings }) {
      const sent = withoutRepeats(settings);
      const merge = (stored: UserSettings): UserSettings =>
        // What both hold has been found sound before.
        mergeSettings(stored, sent, Date.now()) as UserSettings;
      return { settings: await replaceUserSettings(database, userId, merge) };
    },
  };
}

function withoutRepeats(settings: UserSettings): UserSettings {
  const { favourites } = settings;
  return favourites ? { ...settings, favourites: [...new Set(favourites)] } : settings;
}
