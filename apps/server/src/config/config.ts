/**
 * Settings from environment variables: read only here, checked together, all issues reported at
 * once. Relative folders are resolved from the project root, whatever the working directory.
 */
import { counted, joined, type Message, MessageError, msg } from '@varde/domain/message';
import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { SiteAnalytics, SiteBasemap } from '@varde/contract/site-context';
import type { SchemaIds } from '@varde/domain/document-kinds';
import type { MediaHosts } from '@varde/domain/media-hosts';
import { type NightlyBackupSettings, readNightlyBackup } from './backup-settings.ts';
import { readDatabaseUrl, readReplicaUrl } from './database-settings.ts';
import {
  readEnvironments,
  readSchemaIds,
  type EnvironmentOrigins,
} from './environment-settings.ts';
import {
  readExternalSettings,
  type ExternalSettings,
  readRouting,
  type RoutingSettings,
} from './external-settings.ts';
import { readFfmpeg, readMediaUrl, readOldMediaHosts, type S3Settings } from './media-settings.ts';
import { type Env, PROJECT_ROOT, settingOf as value } from './environment.ts';
import { ENVIRONMENTS, type Environment, originOf, type ReportIssue } from './read-setting.ts';
import { readMail, readSignIn, type MailSettings, type SignIn } from './sign-in-settings.ts';
import { readAnalytics, readBasemap, readSharedCaches } from './site-settings.ts';
import { readTelemetry, type TelemetrySettings } from './telemetry-settings.ts';
import { readTerminalLanguage } from './terminal-language.ts';

export { type Env, PROJECT_ROOT, readEnvironment } from './environment.ts';

/** Each takes some 60 MB. */
export const MAX_RENDER_THREADS = 16;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Threads that render pages besides the main one, at most; absent: one for each core. */
  readonly renderThreads?: number;
  /** Absolute. Holds the embedded PostgreSQL, media and derived images. */
  readonly dataFolder: string;
  /** An external PostgreSQL; absent: the embedded one in the data folder. */
  readonly databaseUrl?: string;
  /** A replica of it, which the server reads while the primary does not respond. */
  readonly databaseReplicaUrl?: string;
  /** Size limit of derived images in megabytes; the least recently used are removed first. */
  readonly derivedMaxMb: number;
  /** Size limit of local copies of a bucket's originals in megabytes. */
  readonly copiesMaxMb: number;
  readonly environment: Environment;
  /** The sites of other environments; absent: none can be chosen. */
  readonly environments?: EnvironmentOrigins;
  /** Schema ids on the wire; absent: those of production. */
  readonly schemaIds?: SchemaIds;
  /** Absolute. The pack that fills an empty database; absent: none does. */
  readonly contentFolder?: string;
  readonly apiKey: string;
  /** Lets editors see unpublished content; absent: no preview. */
  readonly previewKey?: string;
  /** Origins of editor windows, besides the site's own, that may control the preview. */
  readonly previewOrigins: readonly string[];
  /** How visits are counted; absent: not counted. */
  readonly analytics?: SiteAnalytics;
  /** Required to read /metrics; absent: open. */
  readonly metricsToken?: string;
  /** Where traces are sent; absent: nothing is traced. */
  readonly telemetry?: TelemetrySettings;
  /** Origin that visitors use (`https://varde.example`); absent: from the request's Host header. */
  readonly publicUrl?: string;
  /** Shared caches that store pages, and the origins to purge; absent: none stores pages. */
  readonly sharedCaches?: readonly string[];
  /** Contact of the operator (`mailto:post@museum.example`, or a page); absent: the museums. */
  readonly contact?: string;
  /** Origins of apps on other hosts that may write to the product API for their visitors. */
  readonly appOrigins: readonly string[];
  /** Absent: warnings on a terminal, every request elsewhere. */
  readonly logLevel?: LogLevel;
  /** New media hosts by old ones (specification §7.4); absent when no host has moved. */
  readonly oldMediaHosts?: MediaHosts;
  /** Bucket for originals and streams; absent: the data folder. */
  readonly media?: S3Settings;
  /** Path of ffmpeg, which prepares videos for streaming; absent: no streaming. */
  readonly ffmpeg?: string;
  /** IP addresses and networks whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** How visitors sign in; absent: not offered. */
  readonly signIn?: SignIn;
  /** Keys the hashes of visitors' passwords; absent: not keyed. */
  readonly passwordPepper?: string;
  /** External services for museum objects, memories and names. */
  readonly external: ExternalSettings;
  /** The basemap; absent: the bundled one. */
  readonly map?: SiteBasemap;
  /** The router for walking routes; absent: they follow the footpaths of the imported pack. */
  readonly routing?: RoutingSettings;
  /** How mail is sent to visitors; absent: written to the data folder. */
  readonly mail?: MailSettings;
  /** Where a server backs up each night; absent: it does not. */
  readonly nightlyBackup?: NightlyBackupSettings;
}

/** Thrown by `loadConfig` with all issues in plain text. */
export class ConfigError extends MessageError {
  readonly issues: readonly Message[];
  constructor(issues: readonly Message[]) {
    const lines = joined(
      issues.map((issue) => msg`  ${issue}`),
      '\n',
    );
    super(
      counted(issues.length, msg`Invalid setting:\n${lines}`, msg`Invalid settings:\n${lines}`),
    );
    this.issues = issues;
  }
}

/** Default key of the local environment, which holds only public content. */
const LOCAL_API_KEY = 'varde-local';

/** @throws ConfigError */
export function loadConfig(env: Env): Config {
  const issues: Message[] = [];
  const report: ReportIssue = (message) => void issues.push(message);
  const environment = readChoice(env, 'VARDE_ENV', ENVIRONMENTS, report) ?? 'local';
  const publicUrl = readPublicUrl(env, report);
  const named = (name: string): string | undefined => value(env, name);
  const external = readExternalSettings(named, environment, report);
  const telemetry = readTelemetry(named, report);
  // The terminal reads it itself, before all others (`terminal-language.ts`).
  readTerminalLanguage(named, report);
  const config: Config = {
    port: readPort(env, report),
    host: readHost(env, report),
    renderThreads: readRenderThreads(env, report),
    dataFolder: readFolder(env, 'VARDE_DATA', 'var', report),
    databaseUrl: readDatabaseUrl(named, report),
    databaseReplicaUrl: readReplicaUrl(named, report),
    derivedMaxMb: readMegabytes(env, 'VARDE_DERIVED_MAX_MB', 2048, report),
    copiesMaxMb: readMegabytes(env, 'VARDE_COPIES_MAX_MB', 20_480, report),
    environment,
    environments: readEnvironments(named, environment, report),
    schemaIds: readSchemaIds(named, report),
    contentFolder: readContentFolder(env, environment, report),
    apiKey: readApiKey(env, environment, report),
    previewKey: readSecret(env, 'VARDE_PREVIEW_KEY', report),
    previewOrigins: readOrigins(env, 'VARDE_PREVIEW_ORIGINS', report),
    analytics: readAnalytics(named, report, telemetry),
    metricsToken: readSecret(env, 'VARDE_METRICS_TOKEN', report),
    telemetry,
    publicUrl,
    sharedCaches: readSharedCaches(named, publicUrl, report),
    contact: readContact(env, report),
    appOrigins: readOrigins(env, 'VARDE_APP_ORIGINS', report),
    logLevel: readChoice(env, 'VARDE_LOG_LEVEL', LOG_LEVELS, report),
    oldMediaHosts: readOldMediaHosts(named, external.archive, report),
    media: readMediaUrl(named, report),
    ffmpeg: readFfmpeg(named, report),
    trustedProxies: readProxies(env, report),
    passwordPepper: readSecret(env, 'VARDE_PASSWORD_PEPPER', report),
    signIn: readSignIn(named, { environment, publicUrl }, report),
    external,
    map: readBasemap(named, report),
    routing: readRouting(named, report),
    mail: readMail(named, report),
    nightlyBackup: readNightlyBackup(named, PROJECT_ROOT, report),
  };
  if (issues.length > 0) throw new ConfigError(issues);
  return config;
}

/** React chooses between its code for development and for production by it when it is imported. */
export function renderForProduction(): void {
  process.env['NODE_ENV'] ??= 'production';
}

function readPort(env: Env, report: ReportIssue): number {
  const text = value(env, 'PORT') ?? '4000';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  report(msg`PORT is '${text}': give a whole number from 0 to 65535 (0 takes any free port).`);
  return 0;
}

function readRenderThreads(env: Env, report: ReportIssue): number | undefined {
  const text = value(env, 'VARDE_RENDER_THREADS');
  if (text === undefined) return undefined;
  const threads = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (threads <= MAX_RENDER_THREADS) return threads;
  report(
    msg`VARDE_RENDER_THREADS is '${text}': give a whole number from 0 to ${MAX_RENDER_THREADS} (0: the server renders pages on one core).`,
  );
  return undefined;
}

function readHost(env: Env, report: ReportIssue): string {
  const host = value(env, 'HOST') ?? '127.0.0.1';
  if (host === 'localhost' || isIP(host) !== 0) return host;
  report(
    msg`HOST is '${host}': give an IP address, 127.0.0.1 for this machine only or 0.0.0.0 for all networks.`,
  );
  return host;
}

function readFolder(env: Env, name: string, fallback: string, report: ReportIssue): string {
  const folder = resolve(PROJECT_ROOT, value(env, name) ?? fallback);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    report(
      msg`${name} is '${value(env, name) ?? ''}', which is not a folder: give the path of one.`,
    );
  return folder;
}

/** Below this, caches would be emptied constantly. */
const MIN_MEGABYTES = 10;

function readMegabytes(env: Env, name: string, fallback: number, report: ReportIssue): number {
  const text = value(env, name);
  if (text === undefined) return fallback;
  if (/^\d{1,8}$/.test(text) && Number(text) >= MIN_MEGABYTES) return Number(text);
  report(msg`${name} is '${text}': give a whole number of megabytes, at least ${MIN_MEGABYTES}.`);
  return fallback;
}

const DEMO = resolve(PROJECT_ROOT, 'content/demo');

/** A missing data folder is created; a configured content folder must exist. */
function readContentFolder(
  env: Env,
  environment: Environment,
  report: ReportIssue,
): string | undefined {
  const name = 'VARDE_CONTENT';
  // Its museums are invented: never what visitors of a real site should see.
  if (value(env, name) === undefined) return environment === 'local' ? DEMO : undefined;
  const folder = readFolder(env, name, '', report);
  if (!existsSync(folder))
    report(
      msg`${name} is '${value(env, name) ?? ''}', and there is no such folder: give the path of a content pack.`,
    );
  return folder;
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
  return found ?? report(msg`${name} is '${text}': give one of ${choices.join(', ')}.`);
}

function readApiKey(env: Env, environment: Environment, report: ReportIssue): string {
  const key = value(env, 'VARDE_API_KEY');
  if (key === undefined && environment === 'local') return LOCAL_API_KEY;
  if (key === undefined) {
    report(msg`VARDE_API_KEY is missing: environment '${environment}' needs a key of its own.`);
  } else if (!/^[\x21-\x7e]+$/.test(key)) {
    report(
      msg`VARDE_API_KEY contains a space or a character outside ASCII, which a header cannot carry: remove it.`,
    );
  }
  return key ?? '';
}

const SECRET_MIN_LENGTH = 16;

/** Chosen by the operator and sent in a header. */
function readSecret(env: Env, name: string, report: ReportIssue): string | undefined {
  const secret = value(env, name);
  if (secret === undefined) return undefined;
  if (secret.length >= SECRET_MIN_LENGTH && /^[\x21-\x7e]+$/.test(secret)) return secret;
  return report(
    msg`${name} is too weak or not valid in a header: give at least ${SECRET_MIN_LENGTH} letters and digits, such as openssl rand -hex 16 prints.`,
  );
}

function readContact(env: Env, report: ReportIssue): string | undefined {
  const text = value(env, 'VARDE_CONTACT');
  if (!text || /^(?:mailto|https?)$/.test(URL.parse(text)?.protocol.slice(0, -1) ?? ''))
    return text;
  return report(
    msg`VARDE_CONTACT is '${text}': give mailto: and an email address, or the full URL of a page, as in mailto:post@museum.example.`,
  );
}

function readPublicUrl(env: Env, report: ReportIssue): string | undefined {
  const text = value(env, 'VARDE_PUBLIC_URL');
  if (!text) return undefined;
  const origin = originOf(text);
  if (origin !== undefined) return origin;
  return report(
    msg`VARDE_PUBLIC_URL is '${text}': give an origin such as https://varde.example, without a path.`,
  );
}

/** Native shells use their own schemes: `capacitor://localhost`. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@]+$/;

function readOrigins(env: Env, name: string, report: ReportIssue): string[] {
  const origins = readList(env, name);
  for (const origin of origins) {
    if (!ORIGIN.test(origin)) {
      report(
        msg`${name} holds '${origin}': give origins such as https://app.example or capacitor://localhost, separated by commas.`,
      );
    }
  }
  return origins;
}

function readList(env: Env, name: string): string[] {
  const entries = (value(env, name) ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

function readProxies(env: Env, report: ReportIssue): string[] {
  const proxies = readList(env, 'VARDE_TRUSTED_PROXIES');
  for (const proxy of proxies) {
    if (!isNetwork(proxy)) {
      report(
        msg`VARDE_TRUSTED_PROXIES holds '${proxy}': give IP addresses or networks such as 10.0.0.0/8, separated by commas.`,
      );
    }
  }
  return proxies;
}

function isNetwork(text: string): boolean {
  const [ipAddress = '', prefix, ...rest] = text.split('/');
  const version = isIP(ipAddress);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
