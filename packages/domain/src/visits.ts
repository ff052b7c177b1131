/**
 * The fields of a visit count (specification §4.2, §7.5). Every value is listed here or is the id
 * of published content, so that no visitor data can get into a count.
 */
import { languageOrFallback } from './languages.ts';

/** Identified by the first path segment. */
export const COUNTED_PAGES = [
  'home',
  'explore',
  'search',
  'article',
  'group',
  'rebus',
  'owner',
  'tag',
  'code',
  'scan',
  'dm',
  'ar',
  'minner',
  'minnen',
  'user',
  'login',
  'about',
  'privacy',
  'help',
  'changelog',
  'other',
] as const;
export type CountedPage = (typeof COUNTED_PAGES)[number];

/** Goals of specification §7.5: a URL that matches nothing; the start of a sign-in. */
export const GOAL_EVENTS = ['404', 'user_login'] as const;
export type GoalEvent = (typeof GOAL_EVENTS)[number];

/** A page left open overnight must not count as read all that time. */
export const ENGAGEMENT_MAX_S = 3_600;
/** Maximum body of an event. */
export const VISIT_EVENT_MAX_BYTES = 1_024;

/** @param path without a language prefix, such as `/article/101` */
export function countedPage(path: string): CountedPage {
  const [, first = ''] = path.split('/');
  if (first === '') return 'home';
  if (first.startsWith('@')) return 'owner';
  return COUNTED_PAGES.find((page) => page === first) ?? 'other';
}

/** The language key under which a visit is counted, for any alternative key. */
export function countedLanguage(key: string): string {
  return languageOrFallback(key).key;
}
