import { publicSite } from './site.ts';

/** The help page on enabling the position on this device (specification §2.2). Browser only. */
export function positionHelpPath(
  agent: string = navigator.userAgent,
  isApp: boolean = publicSite().server !== undefined,
): string {
  if (/iPhone|iPad|iPod/.test(agent)) return isApp ? '/help/ios-app' : '/help/ios-safari';
  if (/Android/.test(agent)) return isApp ? '/help/android-app' : '/help/android-chrome';
  return '/help';
}
