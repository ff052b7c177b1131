/**
 * Files in a bucket of an S3-compatible service, with path-style URLs, which every such service
 * supports. Bytes are streamed; a download is complete or absent.
 */
import { type Message, MessageError, msg } from '@varde/domain/message';
import { createWriteStream, openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#config/media-settings.ts';
import type { RemoteFiles } from './media.store.ts';
import { writeAtomically } from './write-atomically.ts';

/** A failed request to the storage; the message names what to check. */
export class StorageProblem extends MessageError {
  override readonly name = 'StorageProblem';
}

const HELP: Readonly<Record<number, Message>> = {
  301: msg`Check the region in MEDIA_URL.`,
  403: msg`Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that they may read and write the bucket.`,
  404: msg`Check that the bucket in MEDIA_URL exists.`,
};

export function openS3Files({ endpoint, bucket, prefix, ...keys }: S3Settings): RemoteFiles {
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 });
  const urlOf = (key: string): string =>
    `${endpoint}/${bucket}/${prefix}${key.split('/').map(encodeURIComponent).join('/')}`;
  const send = async (method: string, key: string, body?: Blob): Promise<Response> => {
    const request = {
      method,
      ...(body && { body, headers: { 'Content-Length': String(body.size) } }),
    };
    const response = await client.fetch(urlOf(key), request).catch((cause: unknown) => {
      const problem = msg`The media storage ${endpoint} cannot be reached. Check the endpoint in MEDIA_URL.`;
      throw new StorageProblem(problem, { cause });
    });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    const help = HELP[response.status] ?? msg`Try again later.`;
    throw new StorageProblem(
      msg`The media storage answered ${response.status} to ${method} ${bucket}/${prefix}${key}. ${help}`,
    );
  };
  return {
    has: async (key) => (await send('HEAD', key)).ok,
    async upload(key, path) {
      const response = await send('PUT', key, await openAsBlob(path));
      await response.body?.cancel();
    },
    async download(key, path) {
      const response = await send('GET', key);
      const { body, headers, ok } = response;
      if (!ok || !body) return false;
      const length = Number(headers.get('content-length'));
      await writeAtomically(path, (temporary) => save(body, length, temporary));
      return true;
    },
  };
}

async function save(body: ReadableStream, length: number, path: string): Promise<void> {
  const source = Readable.fromWeb(body);
  const cut = await pipeline(source, createWriteStream(path)).catch(connectionErrorOf);
  if (cut !== undefined || (await stat(path)).size !== length)
    throw new StorageProblem(msg`The media storage sent a part of a file only.`, { cause: cut });
}

/** Connection errors are returned; write errors, such as a full disk, are thrown. */
function connectionErrorOf(error: unknown): unknown {
  if (error instanceof Error && 'syscall' in error && error.syscall === 'write') throw error;
  return error;
}
