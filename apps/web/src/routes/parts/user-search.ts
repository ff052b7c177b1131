import type { UserTab } from '#features/user/user-address.ts';

export interface UserSearch {
  readonly tab?: Exclude<UserTab, 'rebuses'> | undefined;
}

/** What the address of my page holds: the tab, where it is not the first. */
export function userSearch({ tab }: Record<string, unknown>): UserSearch {
  return { tab: tab === 'favourites' ? tab : undefined };
}
