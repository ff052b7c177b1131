/**
 * Writes docs/openapi.json from the server's routes, with responses for the demo pack as examples;
 * `--check` only verifies that the file is up to date. http/openapi.test.ts verifies the examples.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { format, resolveConfig } from 'prettier';
import { buildApp } from '../apps/server/src/app.ts';
import { describeApi } from '../apps/server/src/http/openapi.ts';
import { fetchExamples, openDemo } from '../apps/server/test/demo-examples.ts';
import { loadConfig } from '../apps/server/src/config/config.ts';
import type { Context } from '../apps/server/src/context.ts';
import type { Tables } from '../apps/server/src/db/tables.ts';

const target = path.join(path.dirname(import.meta.dirname), 'docs', 'openapi.json');

const examples = path.join(
  path.dirname(import.meta.dirname),
  'apps/server/src/http/openapi-examples.json',
);

/** Derives the description from the routes alone, without a database or requests. */
async function describe(): Promise<string> {
  const config = loadConfig({ VARDE_LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, database: noDatabase(), mediaStore: noMedia() });
  await app.ready();
  const text = JSON.stringify(describeApi(app));
  await app.close();
  return format(text, { ...(await resolveConfig(target)), filepath: target });
}

function noDatabase(): Context['database'] {
  const kysely = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    kysely,
    engine: 'postgres',
    listen: async () => {},
    notifyLocally: () => {},
    limitStatements: () => {},
    usage: () => ({ open: 0, idle: 0, waiting: 0 }),
    followLog: () => {},
    close: () => kysely.destroy(),
  };
}

function noMedia(): Context['mediaStore'] {
  const refuse = (): never => {
    throw new Error('Describing the routes must not touch the media.');
  };
  const calls = {
    pathOf: refuse,
    has: refuse,
    ensureLocal: refuse,
    put: refuse,
    putBytes: refuse,
    touch: refuse,
  };
  return { ...calls, folder: '', derivedFolder: '' };
}

async function writeExamples(): Promise<void> {
  const demo = await openDemo();
  const text = JSON.stringify(await fetchExamples(demo));
  await demo.close();
  await writeFile(
    examples,
    await format(text, { ...(await resolveConfig(examples)), filepath: examples }),
  );
}

if (!process.argv.includes('--check')) await writeExamples();
const expected = await describe();
const present = await readFile(target, 'utf8').catch(() => '');
if (expected === present) {
  console.log('docs/openapi.json is up to date.');
} else if (process.argv.includes('--check')) {
  console.error(
    'docs/openapi.json does not match the routes: run npm run openapi and commit the file.',
  );
  process.exitCode = 1;
} else {
  await writeFile(target, expected);
  console.log('Wrote docs/openapi.json.');
}
