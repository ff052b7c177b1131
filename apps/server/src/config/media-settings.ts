/** Reads where media are stored, their earlier hosts, and finds ffmpeg, which creates the streams. */
import { chooseMediaHosts, type MediaHosts } from '@varde/domain/media-hosts';
import { msg } from '@varde/domain/message';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { ReadSetting, ReportIssue } from './read-setting.ts';

/** `MEDIA_URL`: the bucket that stores originals instead of the data folder. */
export interface S3Settings {
  /** `https://s3.example`, without bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prefix of all keys; empty, or ends with a slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

export function readMediaUrl(read: ReadSetting, report: ReportIssue): S3Settings | undefined {
  const text = read('MEDIA_URL');
  if (text === undefined) return undefined;
  const bucket = readBucket(text, read('AWS_REGION') ?? 'us-east-1');
  if (!bucket)
    return report(
      msg`MEDIA_URL is '${text}': give s3://bucket/folder?endpoint=https://s3.example&region=eu-north-1.`,
    );
  const keys = readKeys(read);
  if (keys) return { ...bucket, ...keys };
  return report(msg`MEDIA_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: set both.`);
}

type Keys = Pick<S3Settings, 'accessKeyId' | 'secretAccessKey' | 'sessionToken'>;

function readBucket(text: string, defaultRegion: string): Omit<S3Settings, keyof Keys> | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !BUCKET.test(url.hostname)) return undefined;
  const region = url.searchParams.get('region') ?? defaultRegion;
  const defaultEndpoint = `https://s3.${region}.amazonaws.com`;
  const endpoint = URL.parse(url.searchParams.get('endpoint') ?? defaultEndpoint);
  if (!endpoint || !/^https?:$/.test(endpoint.protocol)) return undefined;
  const folder = url.pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  return {
    endpoint: endpoint.origin,
    region,
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
  };
}

function readKeys(read: ReadSetting): Keys | undefined {
  const accessKeyId = read('AWS_ACCESS_KEY_ID');
  const secretAccessKey = read('AWS_SECRET_ACCESS_KEY');
  const sessionToken = read('AWS_SESSION_TOKEN');
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
}

export function readOldMediaHosts(
  read: ReadSetting,
  archive: string | undefined,
  report: ReportIssue,
): MediaHosts | undefined {
  const name = 'VARDE_OLD_MEDIA_HOSTS';
  const reportInvalid = (entry: string) =>
    report(
      msg`${name} holds '${entry}': give pairs such as old.example=new.example, separated by commas.`,
    );
  return chooseMediaHosts(read(name), archive, reportInvalid);
}

/** A single hyphen disables an installed ffmpeg. */
export function readFfmpeg(read: ReadSetting, report: ReportIssue): string | undefined {
  const named = read('VARDE_FFMPEG');
  if (named === '-') return undefined;
  const found = findFfmpeg(named, read('PATH') ?? '');
  if (named !== undefined && found === undefined)
    report(
      msg`VARDE_FFMPEG is '${named}', which is not a file: give the path of ffmpeg, or - for none.`,
    );
  return found;
}

/** The configured ffmpeg, else the first on PATH. */
export function findFfmpeg(named: string | undefined, path: string): string | undefined {
  if (named !== undefined) return isFile(named) ? named : undefined;
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'ffmpeg'))
    .find(isFile);
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
