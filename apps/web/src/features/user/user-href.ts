export const USER_TABS = ['rebuses', 'favourites'] as const;
export type UserTab = (typeof USER_TABS)[number];

/** The address of a tab of my page; the first has none of its own. */
export function userHref(tab: UserTab): string {
  return tab === 'rebuses' ? '/user' : `/user?tab=${tab}`;
}
