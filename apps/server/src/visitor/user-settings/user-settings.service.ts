/**
 * Settings and favourites of signed-in visitors. Unknown keys are stored unchanged
 * (specification §3.7).
 */
import type { UserSettings, UserSettingsBody } from '@varde/contract/user-data';
import { mergeSettings } from '@varde/domain/favourites/merge-settings';
import type { Context } from '#context.ts';
import { findUserSettings, replaceUserSettings } from './user-settings.repository.ts';

export interface UserSettingsService {
  /** Empty for a visitor without stored settings. */
  get(userId: string): Promise<UserSettingsBody>;
  /**
   * Returns the stored settings: the sent ones, merged with the stored ones when favourites have
   * timestamps.
   */
  put(userId: string, body: UserSettingsBody): Promise<UserSettingsBody>;
}

export function createUserSettingsService({ database }: Context): UserSettingsService {
  return {
    async get(userId) {
      return { settings: (await findUserSettings(database, userId)) ?? {} };
    },
    async put(userId, { settings }) {
      const sent = withoutDuplicates(settings);
      const merge = (stored: UserSettings): UserSettings =>
        // What both hold has been found sound before.
        mergeSettings(stored, sent, Date.now()) as UserSettings;
      return { settings: await replaceUserSettings(database, userId, merge) };
    },
  };
}

function withoutDuplicates(settings: UserSettings): UserSettings {
  const { favourites } = settings;
  return favourites ? { ...settings, favourites: [...new Set(favourites)] } : settings;
}
