import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { API_PREFIX } from '#http/product-api.ts';
import { findSample } from './backup.repository.ts';
import type { PageDigest } from './manifest.ts';

/** What the API returns for ten documents now, which their pages show. */
export async function readPages(
  app: Pick<FastifyInstance, 'inject'>,
  { config, database }: Pick<Context, 'config' | 'database'>,
): Promise<PageDigest[]> {
  const pages: PageDigest[] = [];
  for (const { id } of await findSample(database)) {
    const url = `${API_PREFIX}/documents/${id}`;
    const { payload } = await app.inject({ url, headers: { 'api-key': config.apiKey } });
    pages.push({ id, sha256: createHash('sha256').update(payload).digest('hex') });
  }
  return pages;
}
