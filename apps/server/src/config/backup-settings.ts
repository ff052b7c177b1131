/** Where nightly backups go, and the settings of a deployment as a text to keep with a backup. */
import { msg } from '@varde/domain/message';
import { resolve } from 'node:path';
import type { ReadSetting, ReportIssue } from './read-setting.ts';

export interface NightlyBackupSettings {
  /** Absolute. */
  readonly folder: string;
  readonly withMedia: boolean;
}

/** @param root relative folders are resolved from it; `undefined`: servers make no backups */
export function readNightlyBackup(
  read: ReadSetting,
  root: string,
  report: ReportIssue,
): NightlyBackupSettings | undefined {
  const folder = read('VARDE_BACKUP_FOLDER');
  const media = read('VARDE_BACKUP_MEDIA') ?? 'on';
  if (media !== 'on' && media !== 'off')
    report(msg`VARDE_BACKUP_MEDIA is '${media}': give on or off.`);
  return folder === undefined
    ? undefined
    : { folder: resolve(root, folder), withMedia: media === 'on' };
}

const NAMES =
  /^(?:VARDE_\w+|OTEL_\w+|PORT|HOST|DATABASE_(?:REPLICA_)?URL|MEDIA_URL|AWS_(?:REGION|ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN))$/;
const SECRET_NAMES = /KEY$|KEY_ID$|SECRET|TOKEN|PEPPER|HEADERS/;
/** A password or key within a URL. */
const SECRET_PARTS = /(?<=:\/\/[^/@\s]*:)[^/@\s]+(?=@)|(?<=[?&][^=&\s]*(?:key|token)=)[^&\s]+/gi;

/** The settings in the form of `.env`. @param withSecrets otherwise they are replaced by `…` */
export function describeSettings(
  env: Readonly<Record<string, string | undefined>>,
  withSecrets: boolean,
): string {
  const lines = Object.entries(env)
    .filter(([name, value]) => NAMES.test(name) && value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value = '']) => `${name}=${withSecrets ? value : masked(name, value)}\n`);
  return `# Settings when the backup was made. A restore does not apply them.\n${lines.join('')}`;
}

const masked = (name: string, value: string): string =>
  SECRET_NAMES.test(name) ? '…' : value.replaceAll(SECRET_PARTS, '…');
