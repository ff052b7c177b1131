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
])('reads where media lie from %s', (url, place) => {
  expect(loadConfig({ MEDIA_URL: url, ...KEYS }).media).toEqual({
    bucket: 'museum',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    ...place,
  });
});

it('takes the region and the token of a session from the environment', () => {
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
  ['a bucket that cannot be', 's3://My_Museum'],
  ['a bucket of one letter', 's3://m'],
  ['an endpoint without a scheme', 's3://museum?endpoint=s3.example'],
  ['an endpoint that is no web address', 's3://museum?endpoint=ftp://s3.example'],
  ['nothing but words', 'the bucket'],
])('refuses %s, and shows how it is written', (_what, url) => {
  expect(issuesOf({ MEDIA_URL: url, ...KEYS })).toEqual([
    `MEDIA_URL is '${url}': give s3://bucket/folder?endpoint=https://s3.example&region=eu-north-1.`,
  ]);
});

it.each([
  ['both keys', {}],
  ['the secret one', { AWS_ACCESS_KEY_ID: 'key' }],
  ['the open one', { AWS_SECRET_ACCESS_KEY: 'secret' }],
  ['a key, when it is empty', { AWS_ACCESS_KEY_ID: ' ', AWS_SECRET_ACCESS_KEY: 'secret' }],
])('asks for %s, and tells nothing of the other', (_what, keys) => {
  const [fault, ...more] = issuesOf({ MEDIA_URL: 's3://museum', ...keys });
  expect(fault).toContain('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: set both');
  expect(fault).not.toContain("'secret'");
  expect(more).toEqual([]);
});

it('needs no keys without a bucket', () => {
  expect(loadConfig({}).media).toBeUndefined();
});
