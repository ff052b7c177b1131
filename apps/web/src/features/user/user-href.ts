export const USER_TABS = ['rebuses', 'favourites'] as const;
export type UserTab = (typeof USER_TABS)[number];

/** The URL of a tab of the visitor's page; the first has no parameter. */
export function userHref(tab: UserTab): string {
  return tab === 'rebuses' ? '/user' : `/user?tab=${tab}`;
}
