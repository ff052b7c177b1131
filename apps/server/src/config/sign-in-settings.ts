/** Reads the sign-in and mail settings. Part of `config.ts`, which passes the variables. */
import { msg } from '@varde/domain/message';
import type { ReadSetting, ReportIssue } from './read-setting.ts';

export type SignIn =
  /** The login host in this process. */
  | { readonly provider: 'embedded' }
  /** Any OpenID provider. */
  | {
      readonly provider: 'other';
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
      /** Page where visitors change their password. */
      readonly accountUrl?: string | undefined;
      /** Origins of visitors' profile images; others are not shown. */
      readonly pictures: readonly string[];
    };

/** Outgoing mail to visitors; absent: written to a folder. */
export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
}

export interface SignInContext {
  readonly environment: string;
  readonly publicUrl: string | undefined;
}

/** `undefined`: sign-in is off and not shown. */
export function readSignIn(
  value: ReadSetting,
  { environment, publicUrl }: SignInContext,
  report: ReportIssue,
): SignIn | undefined {
  const isLocal = environment === 'local';
  const isSafe = publicUrl === undefined ? isLocal : isSafeOrigin(publicUrl);
  const choice = value('VARDE_SIGN_IN') ?? (isLocal && isSafe ? 'embedded' : 'off');
  if (choice === 'off') return undefined;
  if (!isSafe)
    report(
      msg`VARDE_SIGN_IN needs VARDE_PUBLIC_URL with https: passwords and sessions must not travel in the open.`,
    );
  if (choice !== 'embedded') return readExternalProvider(choice, value, report);
  if (!isLocal && !value('VARDE_SMTP_URL'))
    report(
      msg`VARDE_SIGN_IN=embedded needs VARDE_SMTP_URL in environment '${environment}': new accounts are confirmed by mail.`,
    );
  return { provider: 'embedded' };
}

function readExternalProvider(
  issuer: string,
  value: ReadSetting,
  report: ReportIssue,
): SignIn | undefined {
  if (!isSafeOrigin(issuer)) {
    return report(
      msg`VARDE_SIGN_IN is '${issuer}': give embedded, off, or the issuer of an OpenID provider such as https://login.example.`,
    );
  }
  const [clientId, clientSecret] = [
    value('VARDE_SIGN_IN_CLIENT_ID'),
    value('VARDE_SIGN_IN_CLIENT_SECRET'),
  ];
  if (!clientId || !clientSecret) {
    return report(
      msg`VARDE_SIGN_IN_CLIENT_ID and VARDE_SIGN_IN_CLIENT_SECRET are missing: the provider gives both when the site is registered there.`,
    );
  }
  return {
    provider: 'other',
    issuer,
    clientId,
    clientSecret,
    accountUrl: readPageUrl('VARDE_SIGN_IN_ACCOUNT_URL', value, report),
    pictures: readImageOrigins(value, report) ?? [new URL(issuer).origin],
  };
}

function readImageOrigins(value: ReadSetting, report: ReportIssue): string[] | undefined {
  const text = value('VARDE_SIGN_IN_PICTURES');
  if (!text) return undefined;
  const origins = text.split(',').map((one) => one.trim());
  for (const origin of origins)
    if (!origin.startsWith('https://') || URL.parse(origin)?.origin !== origin)
      report(
        msg`VARDE_SIGN_IN_PICTURES holds '${origin}': give origins such as https://pictures.example, separated by commas.`,
      );
  return origins;
}

function readPageUrl(name: string, value: ReadSetting, report: ReportIssue): string | undefined {
  const text = value(name);
  if (!text || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  return report(msg`${name} is '${text}': give the full URL of a page.`);
}

export function readMail(value: ReadSetting, report: ReportIssue): MailSettings | undefined {
  const smtpUrl = value('VARDE_SMTP_URL');
  if (!smtpUrl) return undefined;
  const from = value('VARDE_MAIL_FROM');
  if (!/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? ''))
    // The value may contain a password, so the message does not repeat it.
    return report(msg`VARDE_SMTP_URL must look like smtp://user:password@mail.example:587.`);
  if (!from?.includes('@'))
    return report(
      msg`VARDE_MAIL_FROM is missing: give the sender of mails, as in Varde <post@museum.example>.`,
    );
  return { smtpUrl, from };
}

/** Encrypted, or on this machine. */
function isSafeOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
