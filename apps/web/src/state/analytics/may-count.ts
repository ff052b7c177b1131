import type { SiteAnalytics, VisitorSignal } from '@varde/contract/site-context';
import { analyticsChoice } from '../privacy.ts';

const UNCOUNTED = /^\/preview(?:\/|$)/;

const OPT_OUT_SIGNALS: Readonly<Record<VisitorSignal, () => boolean>> = {
  dnt: () => navigator.doNotTrack === '1',
  gpc: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
};

/**
 * Whether this page may be counted: neither declined by the visitor, nor by a respected browser
 * signal, nor an editor's preview.
 */
export function mayCount({ respects }: Pick<SiteAnalytics, 'respects'>, path: string): boolean {
  if (UNCOUNTED.test(path)) return false;
  return analyticsChoice() !== 'off' && !respects.some((signal) => OPT_OUT_SIGNALS[signal]());
}
