/** The page that tells how to switch on the position on this very device (specification §2). Browser only. */
export function positionHelpAddress(agent: string = navigator.userAgent): string {
  if (/iPhone|iPad|iPod/.test(agent)) return '/help/ios-safari';
  return /Android/.test(agent) ? '/help/android-chrome' : '/help';
}
