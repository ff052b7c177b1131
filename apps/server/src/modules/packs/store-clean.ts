import type { MediaFormat } from '@varde/content-pack/probe-media';
import type { MediaStore, StoredFile } from '#modules/media/media.store.ts';
import { stripPrivate } from '#modules/metadata/strip-private.ts';

/** Brings a file into the store without what is nobody's business: originals are served, too. */
export async function storeClean(
  store: Pick<MediaStore, 'put' | 'putBytes'>,
  path: string,
  format: MediaFormat,
): Promise<StoredFile> {
  const cleaned = await stripPrivate(path, format);
  if (cleaned.kind === 'whole') return store.putBytes(cleaned.bytes);
  return store.put(path, cleaned.kind === 'patched' ? cleaned.patches : []);
}
