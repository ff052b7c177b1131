/** A trial restore: into a database of its own, which is removed afterwards. */
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { type Message, msg } from '@varde/domain/message';
import { documentKind } from '@varde/domain/document-kinds';
import { buildApp } from '#app.ts';
import { findSample } from '#backup/backup.repository.ts';
import type { Manifest } from '#backup/manifest.ts';
import { readPages } from '#backup/read-pages.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { type Config, loadConfig, PROJECT_ROOT } from '#config/config.ts';
import type { Context } from '#context.ts';
import { openDatabase } from '#db/database.ts';
import { API_PREFIX } from '#http/product-api.ts';
import { openStore } from '#media/storage/open-store.ts';
import { isOutdated } from '#packs/packs.repository.ts';
import { type Progress, renewDerived } from '#packs/packs.service.ts';
import { DERIVED_VERSION } from '#packs/pack-rows.ts';
import { loadSiteBundle } from '#site/site-bundle.ts';
import { endOnSignal } from '#start/process-lifecycle.ts';

export interface Verification {
  readonly manifest: Manifest;
  readonly pages: number;
  /** In words; empty: the backup is good. */
  readonly differences: readonly Message[];
}

/** @throws BackupProblem when it is damaged, or its rows are not those that were backed up */
export async function verifyBackup(
  file: string,
  { dataFolder, schemaIds }: Pick<Config, 'dataFolder' | 'schemaIds'>,
  onProgress?: Progress,
): Promise<Verification> {
  await mkdir(dataFolder, { recursive: true });
  const folder = await mkdtemp(join(dataFolder, 'verify-'));
  const cleanUp = (): void => rmSync(folder, { recursive: true, force: true });
  const { release } = endOnSignal(cleanUp);
  try {
    return await verifyIn({ dataFolder: folder, schemaIds }, file, onProgress);
  } finally {
    cleanUp();
    release();
  }
}

/** With the schema ids of the deployment, whose responses are compared. */
async function verifyIn(
  { dataFolder, schemaIds }: Pick<Config, 'dataFolder' | 'schemaIds'>,
  file: string,
  onProgress: Progress | undefined,
): Promise<Verification> {
  const neutral = loadConfig({
    VARDE_DATA: dataFolder,
    VARDE_ANALYTICS: 'off',
    VARDE_SIGN_IN: 'off',
    VARDE_LOG_LEVEL: 'silent',
  });
  const config: Config = { ...neutral, schemaIds };
  const database = await openDatabase(config);
  try {
    const manifest = await restoreBackup(database, file, { confirm: async () => true, onProgress });
    if (!manifest) throw new Error('An empty database needs no confirmation.');
    if (await isOutdated(database)) await renewDerived(database);
    const context = { config, database, mediaStore: await openStore(config) };
    return { manifest, ...(await comparePages(context, manifest)) };
  } finally {
    await database.close();
  }
}

async function comparePages(
  context: Context,
  manifest: Manifest,
): Promise<Pick<Verification, 'pages' | 'differences'>> {
  const site = await loadSiteBundle(join(PROJECT_ROOT, 'apps/web/dist'));
  const app = await buildApp(context, { site });
  const differences: Message[] = [];
  try {
    const found = await readPages(app, context);
    // Another version may shape responses in another way.
    const before = manifest.derived_version === DERIVED_VERSION ? manifest.pages : [];
    for (const { id, sha256 } of before)
      if (found.find((page) => page.id === id)?.sha256 !== sha256)
        differences.push(msg`document ${id} is not as it was when the backup was made`);
    for (const { id, schema_id } of await findSample(context.database)) {
      const path = `/${documentKind(schema_id) ?? 'article'}/${id}`;
      const url = site ? path : `${API_PREFIX}/documents/${id}`;
      const { statusCode } = await app.inject({
        url,
        headers: { 'api-key': context.config.apiKey },
      });
      if (statusCode !== 200) differences.push(msg`${path} returns ${statusCode}`);
    }
    return { pages: found.length, differences };
  } finally {
    await app.close();
  }
}
