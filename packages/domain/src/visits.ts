/**
 * What is counted of visits (specification §4.2, §7.5). Every word that a count may contain is
 * listed here or is the id of something published, so that nothing of the visitor can get into a
 * count.
 */
import { languageOrFallback } from './languages.ts';

/** Where one was: the first part of an address says it. */
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

/** A page that stays open over night is not read all that time. */
export const ENGAGEMENT_MAX_S = 3_600;
/** Of what a page sends about itself. */
export const VISIT_EVENT_MAX_BYTES = 1_024;

/** @param path without a language prefix, such as `/article/101` */
export function countedPage(path: string): CountedPage {
  const [, first = ''] = path.split('/');
  if (first === '') return 'home';
  if (first.startsWith('@')) return 'owner';
  return COUNTED_PAGES.find((page) => page === first) ?? 'other';
}

/** The key that a language is counted by, however it is named. */
export function countedLanguage(key: string): string {
  return languageOrFallback(key).key;
}
