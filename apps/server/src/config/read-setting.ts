/** What the readers of settings share. */

export const ENVIRONMENTS = ['local', 'dev', 'beta', 'kurs', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** A setting by its name, `undefined` where it is empty. */
export type ReadSetting = (name: string) => string | undefined;

/** Takes a sentence that says what is wrong and what to write instead. */
export type ReportIssue = (message: string) => undefined;
