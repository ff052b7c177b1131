import type { Message } from '@varde/domain/message';

export const ENVIRONMENTS = ['local', 'dev', 'beta', 'kurs', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Returns a setting by name, `undefined` when it is empty. */
export type ReadSetting = (name: string) => string | undefined;

/** Takes a sentence with the problem and how to fix it. */
export type ReportIssue = (message: Message) => undefined;

/** The origin of an `http:` or `https:` URL that is nothing more: no path, query or credentials. */
export function originOf(text: string): string | undefined {
  const url = URL.parse(text.trim());
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
  return isOrigin && !url.username && !url.hash ? url.origin : undefined;
}
