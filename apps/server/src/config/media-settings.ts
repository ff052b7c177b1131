/** Where originals and films for streaming are stored, and what makes the latter. */
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { ReadSetting, ReportIssue } from './read-setting.ts';

/** `MEDIA_URL`: where originals lie when they do not lie in the data folder. */
export interface S3Settings {
  /** `https://s3.example`, without bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Of all keys; empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

export function readMediaUrl(read: ReadSetting, report: ReportIssue): S3Settings | undefined {
  const text = read('MEDIA_URL');
  if (text === undefined) return undefined;
  const place = readPlace(text, read('AWS_REGION') ?? 'us-east-1');
  if (!place)
    return report(
      `MEDIA_URL is '${text}': give s3://bucket/folder?endpoint=https://s3.example&region=eu-north-1.`,
    );
  const keys = readKeys(read);
  if (keys) return { ...place, ...keys };
  return report('MEDIA_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: set both.');
}

type Keys = Pick<S3Settings, 'accessKeyId' | 'secretAccessKey' | 'sessionToken'>;

function readPlace(text: string, standardRegion: string): Omit<S3Settings, keyof Keys> | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !BUCKET.test(url.hostname)) return undefined;
  const region = url.searchParams.get('region') ?? standardRegion;
  const standardEndpoint = `https://s3.${region}.amazonaws.com`;
  const endpoint = URL.parse(url.searchParams.get('endpoint') ?? standardEndpoint);
  if (!endpoint || !/^https?:$/.test(endpoint.protocol)) return undefined;
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
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

/** The ffmpeg that is named, else the first on PATH. */
export function findFfmpeg(named: string | undefined, path: string): string | undefined {
  if (named !== undefined) return isFile(named) ? named : undefined;
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'ffmpeg'))
    .find(isFile);
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
