import type { Message } from '@varde/domain/message';

export const ENVIRONMENTS = ['local', 'dev', 'beta', 'kurs', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Returns a setting by name, `undefined` when it is empty. */
export type ReadSetting = (name: string) => string | undefined;

/** Takes a sentence with the problem and how to fix it. */
export type ReportIssue = (message: Message) => undefined;
