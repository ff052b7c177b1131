import type { SiteAnalytics, VisitorSignal } from '@varde/contract/site-context';
import { analyticsChoice } from '../privacy.ts';

const UNCOUNTED = /^\/preview(?:\/|$)/;

const SAYS_NO: Readonly<Record<VisitorSignal, () => boolean>> = {
  dnt: () => navigator.doNotTrack === '1',
  gpc: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
};

/** Whether this page may be counted: the visitor has not said no, nor the browser where that is heeded, and no editor previews. */
export function mayCount({ respects }: Pick<SiteAnalytics, 'respects'>, path: string): boolean {
  if (UNCOUNTED.test(path)) return false;
  return analyticsChoice() !== 'off' && !respects.some((signal) => SAYS_NO[signal]());
}
