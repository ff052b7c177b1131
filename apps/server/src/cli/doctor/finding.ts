/** A result of `varde doctor`. */
export interface Finding {
  /** `risk`: works, but is likely to cause trouble; `wrong`: something does not work. */
  readonly level: 'ok' | 'risk' | 'wrong';
  /** What was looked at; the checklist refers to it. */
  readonly subject: string;
  readonly text: string;
  /** What to do. */
  readonly advice?: string;
  /** Fine on the machine of an editor or developer, and not for visitors. */
  readonly isLocal?: true;
}

export const ok = (subject: string, text: string): Finding => ({ level: 'ok', subject, text });
export const okLocally = (subject: string, text: string): Finding => ({
  ...ok(subject, text),
  isLocal: true,
});
export const risk = (subject: string, text: string, advice: string): Finding => ({
  level: 'risk',
  subject,
  text,
  advice,
});
export const wrong = (subject: string, text: string, advice: string): Finding => ({
  level: 'wrong',
  subject,
  text,
  advice,
});
