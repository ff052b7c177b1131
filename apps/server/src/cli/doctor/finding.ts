import { type Message, msg } from '@varde/domain/message';

/** What is looked at, as a report shows it; the checklist and JSON refer to it by the key. */
export const SUBJECTS = {
  environment: msg`environment`,
  'public URL': msg`public URL`,
  keys: msg`keys`,
  proxy: msg`proxy`,
  network: msg`network`,
  metrics: msg`metrics`,
  'sign-in': msg`sign-in`,
  mail: msg`mail`,
  Node: msg`Node`,
  site: msg`site`,
  account: msg`account`,
  memory: msg`memory`,
  clock: msg`clock`,
  'data folder': msg`data folder`,
  disk: msg`disk`,
  '.env': msg`.env`,
  'nightly backup': msg`nightly backup`,
  'disk of backups': msg`disk of backups`,
  database: msg`database`,
  replica: msg`replica`,
  migrations: msg`migrations`,
  content: msg`content`,
  contact: msg`contact`,
  'derived content': msg`derived content`,
  media: msg`media`,
  videos: msg`videos`,
  backup: msg`backup`,
  online: msg`online`,
  https: msg`https`,
  settings: msg`settings`,
} as const;
export type Subject = keyof typeof SUBJECTS;

/** A result of `varde doctor`. */
export interface Finding {
  /** `risk`: works, but is likely to cause trouble; `wrong`: something does not work. */
  readonly level: 'ok' | 'risk' | 'wrong';
  readonly subject: Subject;
  readonly text: Message;
  /** What to do. */
  readonly advice?: Message;
  /** Fine on the machine of an editor or developer, and not for visitors. */
  readonly isLocal?: true;
}

export const ok = (subject: Subject, text: Message): Finding => ({ level: 'ok', subject, text });
export const okLocally = (subject: Subject, text: Message): Finding => ({
  ...ok(subject, text),
  isLocal: true,
});
export const risk = (subject: Subject, text: Message, advice: Message): Finding => ({
  level: 'risk',
  subject,
  text,
  advice,
});
export const wrong = (subject: Subject, text: Message, advice: Message): Finding => ({
  level: 'wrong',
  subject,
  text,
  advice,
});
