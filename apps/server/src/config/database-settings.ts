/** Reads where PostgreSQL is, when it is not the embedded one. */
import { msg } from '@varde/domain/message';
import type { ReadSetting, ReportIssue } from './read-setting.ts';

export const readDatabaseUrl = (read: ReadSetting, report: ReportIssue): string | undefined =>
  readUrl('DATABASE_URL', read, report);

export function readReplicaUrl(read: ReadSetting, report: ReportIssue): string | undefined {
  const name = 'DATABASE_REPLICA_URL';
  const url = readUrl(name, read, report);
  if (url !== undefined && read('DATABASE_URL') === undefined)
    report(msg`${name} is set without DATABASE_URL: name the primary there, or remove it.`);
  return url;
}

function readUrl(name: string, read: ReadSetting, report: ReportIssue): string | undefined {
  const url = read(name);
  if (url === undefined) return undefined;
  const { protocol } = URL.parse(url) ?? {};
  if (protocol === 'postgres:' || protocol === 'postgresql:') return url;
  // The value may contain a password, so the message does not repeat it.
  return report(msg`${name} must look like postgresql://user:password@host:5432/database.`);
}
