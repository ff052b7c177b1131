import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { issuesOf } from '#test/settings.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

it.each([
  [
    's3://museum',
    { endpoint: 'https://s3.us-east-1.amazonaws.com', region: 'us-east-1', prefix: '' },
  ],
  [
    's3://museum/?region=eu-north-1',
    { endpoint: 'https://s3.eu-north-1.amazonaws.com', region: 'eu-north-1', prefix: '' },
  ],
  [
    's3://museum/a/folder/?endpoint=http://127.0.0.1:9000/&region=x',
    { endpoint: 'http://127.0.0.1:9000', region: 'x', prefix: 'a/folder/' },
  ],
])('MEDIA_URL=%s is read as a bucket', (url, place) => {
  expect(loadConfig({ MEDIA_URL: url, ...KEYS }).media).toEqual({
    bucket: 'museum',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    ...place,
  });
});

it('takes the region and the session token from the environment', () => {
  const env = { AWS_REGION: 'eu-west-1', AWS_SESSION_TOKEN: 'token', ...KEYS };
  expect(loadConfig({ MEDIA_URL: 's3://museum', ...env }).media).toMatchObject({
    region: 'eu-west-1',
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    sessionToken: 'token',
  });
});

it.each([
  ['an unknown scheme', 'https://s3.example/museum'],
  ['another one', 'gs://museum'],
  ['a path', '/srv/media'],
  ['no bucket', 's3://'],
  ['an invalid bucket name', 's3://My_Museum'],
  ['a bucket name of one character', 's3://m'],
  ['an endpoint without a scheme', 's3://museum?endpoint=s3.example'],
  ['an endpoint that is not a web URL', 's3://museum?endpoint=ftp://s3.example'],
  ['plain text', 'the bucket'],
])('rejects %s and shows the correct form', (_what, url) => {
  expect(issuesOf({ MEDIA_URL: url, ...KEYS })).toEqual([
    `MEDIA_URL is '${url}': give s3://bucket/folder?endpoint=https://s3.example&region=eu-north-1.`,
  ]);
});

it.each([
  ['both keys', {}],
  ['the secret key', { AWS_ACCESS_KEY_ID: 'key' }],
  ['the access key id', { AWS_SECRET_ACCESS_KEY: 'secret' }],
  ['an empty key', { AWS_ACCESS_KEY_ID: ' ', AWS_SECRET_ACCESS_KEY: 'secret' }],
])('requires %s and does not reveal the other', (_what, keys) => {
  const [issue, ...more] = issuesOf({ MEDIA_URL: 's3://museum', ...keys });
  expect(issue).toContain('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: set both');
  expect(issue).not.toContain("'secret'");
  expect(more).toEqual([]);
});

it('needs no keys without a bucket', () => expect(loadConfig({}).media).toBeUndefined());
