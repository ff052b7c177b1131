/** Settings and favourites of visitors who have signed in. Keys we do not know are kept as they came (specification §3, §7). */
import type { UserSettings, UserSettingsBody } from '@varde/contract/user-data';
import type { Context } from '#context.ts';
import { findUserSettings, writeUserSettings } from './user-settings.repository.ts';

export interface UserSettingsService {
  /** Empty ones for a visitor who has kept none. */
  get(userId: string): Promise<UserSettingsBody>;
  /** Gives what is kept. */
  put(userId: string, body: UserSettingsBody): Promise<UserSettingsBody>;
}

export function createUserSettingsService({ database }: Context): UserSettingsService {
  return {
    async get(userId) {
      return { settings: (await findUserSettings(database, userId)) ?? {} };
    },
    async put(userId, { settings }) {
      return { settings: await writeUserSettings(database, userId, withoutRepeats(settings)) };
    },
  };
}

function withoutRepeats(settings: UserSettings): UserSettings {
  const { favourites } = settings;
  return favourites ? { ...settings, favourites: [...new Set(favourites)] } : settings;
}
