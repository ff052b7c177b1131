/**
 * Settings from environment variables: read here and nowhere else, checked together, all faults told at once.
 * Relative folders are counted from the project's root, so that it does not matter where a command is run.
 */
import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  chooseMediaHosts,
  invalidMediaHostMessage,
  type MediaHosts,
} from '@varde/domain/media-hosts';
import type { SiteAnalytics, SiteMapGround } from '@varde/contract/site-context';
import { readAnalytics } from './analytics-settings.ts';
import { readMail, readSignIn, type MailSettings, type SignIn } from './sign-in-settings.ts';
import { findFfmpeg, readMediaUrl, type S3Settings } from './media-settings.ts';
import { readExternalSettings, type ExternalSettings } from './external-settings.ts';
import { readRouting, type RoutingSettings } from './routing-settings.ts';
import { readBasemap } from './map-settings.ts';
import { ENVIRONMENTS, type Environment, type ReportIssue } from './read-setting.ts';

export const PROJECT_ROOT = resolve(import.meta.dirname, '../../../..');

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded PostgreSQL, media and derived pictures. */
  readonly dataFolder: string;
  /** Another PostgreSQL; the embedded one in the data folder when absent. */
  readonly databaseUrl?: string;
  /** Derived pictures above this many megabytes are removed, those not used for longest first. */
  readonly derivedMaxMb: number;
  /** Originals of a bucket that may lie here at once. */
  readonly copiesMaxMb: number;
  readonly environment: Environment;
  readonly contentFolder: string;
  readonly apiKey: string;
  /** Lets editors see what is not published; nobody can when absent. */
  readonly previewKey?: string;
  /** Origins of editors' windows that may tell the preview what to show, besides the site's own. */
  readonly previewOrigins: readonly string[];
  /** How visits are counted; absent: not at all. */
  readonly analytics?: SiteAnalytics;
  /** Asked of those who read /metrics; nobody is asked when absent. */
  readonly metricsToken?: string;
  /** Origin that visitors use (`https://varde.example`); from the request's Host header when absent. */
  readonly publicUrl?: string;
  /** Where visitors write to whoever runs the site (`mailto:post@museum.example`, or a page); absent: to the museums. */
  readonly contact?: string;
  /** Origins of apps outside this host that may send to the product API for their visitors. */
  readonly appOrigins: readonly string[];
  /** Absent: warnings on a terminal, every request elsewhere. */
  readonly logLevel?: LogLevel;
  /** New media hosts by old ones (specification §7.4); absent when none has moved. */
  readonly oldMediaHosts?: MediaHosts;
  /** Originals and films for streaming in a bucket; in the data folder when absent. */
  readonly media?: S3Settings;
  /** Makes films ready for streaming; absent where there is none. */
  readonly ffmpeg?: string;
  /** Addresses and networks whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  /** How visitors sign in; absent: not at all. */
  readonly signIn?: SignIn;
  /** Keys the hashes of visitors' passwords; absent: nothing does. */
  readonly passwordPepper?: string;
  /** Services outside that know of museum objects, memories and names. */
  readonly external: ExternalSettings;
  /** What maps are drawn on; absent: the bundled ground. */
  readonly map?: SiteMapGround;
  /** Who works out ways on foot; absent: nobody, and they are drawn straight. */
  readonly routing?: RoutingSettings;
  /** How mail reaches visitors; absent: it lands in the data folder. */
  readonly mail?: MailSettings;
}

/** Thrown by `loadConfig`: every fault in plain words. */
export class ConfigError extends Error {
  readonly issues: readonly string[];
  constructor(issues: readonly string[]) {
    super(
      `Invalid ${issues.length === 1 ? 'setting' : 'settings'}:\n${issues.map((f) => `  ${f}`).join('\n')}`,
    );
    this.issues = issues;
  }
}

export type Env = Readonly<Record<string, string | undefined>>;

/** Key that the default environment uses: it runs on one's own machine and holds only public content. */
const LOCAL_API_KEY = 'varde-local';

/** @throws ConfigError */
export function loadConfig(env: Env): Config {
  const issues: string[] = [];
  const report = (message: string): undefined => void issues.push(message);
  const environment = readChoice(env, 'VARDE_ENV', ENVIRONMENTS, report) ?? 'local';
  const publicUrl = readPublicUrl(env, report);
  const named = (name: string): string | undefined => value(env, name);
  const external = readExternalSettings(named, environment, report);
  const config: Config = {
    port: readPort(env, report),
    host: readHost(env, report),
    dataFolder: readFolder(env, 'VARDE_DATA', 'var', report),
    databaseUrl: readDatabaseUrl(env, report),
    derivedMaxMb: readMegabytes(env, 'VARDE_DERIVED_MAX_MB', 2048, report),
    copiesMaxMb: readMegabytes(env, 'VARDE_COPIES_MAX_MB', 20_480, report),
    environment,
    contentFolder: readContentFolder(env, report),
    apiKey: readApiKey(env, environment, report),
    previewKey: readSecret(env, 'VARDE_PREVIEW_KEY', report),
    previewOrigins: readOrigins(env, 'VARDE_PREVIEW_ORIGINS', report),
    analytics: readAnalytics(named, report),
    metricsToken: readSecret(env, 'VARDE_METRICS_TOKEN', report),
    publicUrl,
    contact: readContact(env, report),
    appOrigins: readOrigins(env, 'VARDE_APP_ORIGINS', report),
    logLevel: readChoice(env, 'VARDE_LOG_LEVEL', LOG_LEVELS, report),
    oldMediaHosts: oldMediaHosts(env, external.archive, report),
    media: readMediaUrl(named, report),
    ffmpeg: readFfmpeg(env, report),
    trustedProxies: readProxies(env, report),
    passwordPepper: readSecret(env, 'VARDE_PASSWORD_PEPPER', report),
    signIn: readSignIn(named, { environment, publicUrl }, report),
    external,
    map: readBasemap(named, report),
    routing: readRouting(named, report),
    mail: readMail(named, report),
  };
  if (issues.length > 0) throw new ConfigError(issues);
  return config;
}

/** The environment with the settings of the file `.env` at the root added; what is already set stays. */
export function readEnvironment(): Env {
  const file = resolve(PROJECT_ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

/** Said off with a single hyphen, so that a machine which has it may do without. */
function readFfmpeg(env: Env, report: ReportIssue): string | undefined {
  const named = value(env, 'VARDE_FFMPEG');
  if (named === '-') return undefined;
  const found = findFfmpeg(named, env['PATH'] ?? '');
  if (named !== undefined && found === undefined)
    report(`VARDE_FFMPEG is '${named}', which is no file: give the path of ffmpeg, or - for none.`);
  return found;
}

/** An empty variable counts as unset: `VARDE_API_KEY= npm start` is how shells clear one. */
function value(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function readPort(env: Env, report: ReportIssue): number {
  const text = value(env, 'PORT') ?? '4000';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  report(`PORT is '${text}': give a whole number from 0 to 65535 (0 takes any free port).`);
  return 0;
}

function readHost(env: Env, report: ReportIssue): string {
  const host = value(env, 'HOST') ?? '127.0.0.1';
  if (host === 'localhost' || isIP(host) !== 0) return host;
  report(
    `HOST is '${host}': give an address, 127.0.0.1 for this machine only or 0.0.0.0 for all networks.`,
  );
  return host;
}

function readFolder(env: Env, name: string, standard: string, report: ReportIssue): string {
  const folder = resolve(PROJECT_ROOT, value(env, name) ?? standard);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    report(`${name} is '${value(env, name)}', which is not a folder: give the path of one.`);
  return folder;
}

/** Less would be emptied all the time. */
const MIN_MEGABYTES = 10;

function readMegabytes(env: Env, name: string, standard: number, report: ReportIssue): number {
  const text = value(env, name);
  if (text === undefined) return standard;
  if (/^\d{1,8}$/.test(text) && Number(text) >= MIN_MEGABYTES) return Number(text);
  report(`${name} is '${text}': give a whole number of megabytes, at least ${MIN_MEGABYTES}.`);
  return standard;
}

/** The data folder is made when it is missing; content somebody names must be there. */
function readContentFolder(env: Env, report: ReportIssue): string {
  const name = 'VARDE_CONTENT';
  const folder = readFolder(env, name, 'content/demo', report);
  if (value(env, name) !== undefined && !existsSync(folder))
    report(
      `${name} is '${value(env, name)}', and there is no such folder: give the path of a content pack.`,
    );
  return folder;
}

function readDatabaseUrl(env: Env, report: ReportIssue): string | undefined {
  const url = value(env, 'DATABASE_URL');
  if (!url) return undefined;
  const { protocol } = URL.parse(url) ?? {};
  if (protocol === 'postgres:' || protocol === 'postgresql:') return url;
  // The value itself may hold a password, so it is not repeated.
  return report('DATABASE_URL must look like postgresql://user:password@host:5432/database.');
}

function readChoice<T extends string>(
  env: Env,
  name: string,
  choices: readonly T[],
  report: ReportIssue,
): T | undefined {
  const text = value(env, name);
  if (text === undefined) return undefined;
  const found = choices.find((choice) => choice === text);
  return found ?? report(`${name} is '${text}': give one of ${choices.join(', ')}.`);
}

function readApiKey(env: Env, environment: Environment, report: ReportIssue): string {
  const key = value(env, 'VARDE_API_KEY');
  if (key === undefined && environment === 'local') return LOCAL_API_KEY;
  if (key === undefined) {
    report(`VARDE_API_KEY is missing: environment '${environment}' needs a key of its own.`);
  } else if (!/^[\x21-\x7e]+$/.test(key)) {
    report(
      'VARDE_API_KEY holds a space or a letter outside ASCII: it travels in a header, leave those out.',
    );
  }
  return key ?? '';
}

const SECRET_MIN_LENGTH = 16;

/** Chosen by the operator, sent in a header. */
function readSecret(env: Env, name: string, report: ReportIssue): string | undefined {
  const secret = value(env, name);
  if (secret === undefined) return undefined;
  if (secret.length >= SECRET_MIN_LENGTH && /^[\x21-\x7e]+$/.test(secret)) return secret;
  return report(
    `${name} is too weak or cannot travel in a header: give at least ${SECRET_MIN_LENGTH} letters and digits, such as openssl rand -hex 16 prints.`,
  );
}

function readContact(env: Env, report: ReportIssue): string | undefined {
  const text = value(env, 'VARDE_CONTACT');
  if (!text || /^(?:mailto|https?)$/.test(URL.parse(text)?.protocol.slice(0, -1) ?? ''))
    return text;
  return report(
    `VARDE_CONTACT is '${text}': give mailto: and an address, or the whole address of a page, as in mailto:post@museum.example.`,
  );
}

function readPublicUrl(env: Env, report: ReportIssue): string | undefined {
  const text = value(env, 'VARDE_PUBLIC_URL');
  if (!text) return undefined;
  const url = URL.parse(text);
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isOrigin && !url.username) return url.origin;
  return report(
    `VARDE_PUBLIC_URL is '${text}': give an origin such as https://varde.example, without a path.`,
  );
}

/** Native shells have schemes of their own: `capacitor://localhost`. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@]+$/;

function readOrigins(env: Env, name: string, report: ReportIssue): string[] {
  const origins = readList(env, name);
  for (const origin of origins) {
    if (!ORIGIN.test(origin)) {
      report(
        `${name} holds '${origin}': give origins such as https://app.example or capacitor://localhost, separated by commas.`,
      );
    }
  }
  return origins;
}

function readList(env: Env, name: string): string[] {
  const entries = (value(env, name) ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

function oldMediaHosts(
  env: Env,
  archive: string | undefined,
  report: ReportIssue,
): MediaHosts | undefined {
  const name = 'VARDE_OLD_MEDIA_HOSTS';
  const reportInvalid = (entry: string) => report(invalidMediaHostMessage(name, entry));
  return chooseMediaHosts(value(env, name), archive, reportInvalid);
}

function readProxies(env: Env, report: ReportIssue): string[] {
  const proxies = readList(env, 'VARDE_TRUSTED_PROXIES');
  for (const proxy of proxies) {
    if (!isNetwork(proxy)) {
      report(
        `VARDE_TRUSTED_PROXIES holds '${proxy}': give addresses or networks such as 10.0.0.0/8, separated by commas.`,
      );
    }
  }
  return proxies;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
