/**
 * Writes docs/openapi.json from the server's routes, and its examples, responses for the demo pack
 * (http/openapi-examples.json). `--check` only verifies that docs/openapi.json is up to date;
 * http/openapi.test.ts verifies the examples.
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
import { format, type FormatConfig } from 'oxfmt';
import { buildApp } from '../apps/server/src/app.ts';
import { describeApi } from '../apps/server/src/http/openapi.ts';
import { fetchExamples, openDemo } from '../apps/server/test/demo-examples.ts';
import { loadConfig } from '../apps/server/src/config/config.ts';
import type { Context } from '../apps/server/src/context.ts';
import type { Tables } from '../apps/server/src/db/tables.ts';

const root = path.dirname(import.meta.dirname);
const target = path.join(root, 'docs', 'openapi.json');
const examples = path.join(root, 'apps/server/src/http/openapi-examples.json');

/** Derives the description from the routes alone, without a database or requests. */
async function describe(): Promise<string> {
  const config = loadConfig({ VARDE_LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, database: noDatabase(), mediaStore: noMedia() });
  await app.ready();
  const text = JSON.stringify(describeApi(app));
  await app.close();
  return formatted(text, target);
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
  const connectDirectly = (): never => {
    throw new Error('Describing the routes must not touch the database.');
  };
  return {
    kysely,
    connectDirectly,
    readTransaction: connectDirectly,
    engine: 'postgres',
    listen: async () => {},
    notifyLocally: () => {},
    limitStatements: () => {},
    usage: () => ({ open: 0, idle: 0, waiting: 0, fromReplica: 0 }),
    followLog: async () => {},
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
    putStream: refuse,
    touch: refuse,
    touchStored: refuse,
  };
  return { ...calls, folder: '', derivedFolder: '' };
}

async function writeExamples(): Promise<void> {
  const demo = await openDemo();
  const text = JSON.stringify(await fetchExamples(demo));
  await demo.close();
  await update(examples, await formatted(text, examples));
}

async function formatted(text: string, file: string): Promise<string> {
  const config = JSON.parse(
    await readFile(path.join(root, '.oxfmtrc.json'), 'utf8'),
  ) as FormatConfig;
  return (await format(file, text, config)).code;
}

async function update(file: string, text: string): Promise<void> {
  const name = path.relative(root, file);
  if (await isCurrent(file, text)) {
    console.log(`${name} is up to date.`);
  } else {
    await writeFile(file, text);
    console.log(`Wrote ${name}.`);
  }
}

async function isCurrent(file: string, text: string): Promise<boolean> {
  return (await readFile(file, 'utf8').catch(() => '')) === text;
}

if (!process.argv.includes('--check')) {
  await writeExamples();
  await update(target, await describe());
} else if (await isCurrent(target, await describe())) {
  console.log('docs/openapi.json is up to date.');
} else {
  console.error(
    'docs/openapi.json does not match the routes: run npm run openapi and commit the file.',
  );
  process.exitCode = 1;
}
