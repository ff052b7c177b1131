/**
 * Runs PGlite in a thread of its own: a slow query would block the event loop for as long as it takes.
 * Answers requests one by one, in order; `embedded-engine.ts` is the other end.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type {
  EmbeddedFault,
  EmbeddedNotice,
  EmbeddedReply,
  EmbeddedRequest,
  EmbeddedResult,
  EmbeddedStart,
} from './embedded-protocol.ts';
import type { EmbeddedModules } from './embedded-modules.ts';

const DATE_OID = 1082;
/**
 * A quarter of the standard: what is not in it is in the system's file cache, one call away. Saves 100 MB of the process;
 * lists and documents by id took the same processor time with 16 to 128 MB.
 */
const SHARED_BUFFERS = 'shared_buffers=32MB';

type Given = EmbeddedStart & { modules: EmbeddedModules };

async function start({ folder, snapshot, modules }: Given): Promise<PGlite> {
  return PGlite.create({
    ...modules,
    dataDir: folder ?? 'memory://',
    extensions: { btree_gist, cube, earthdistance, pg_trgm },
    parsers: { [DATE_OID]: (text) => text },
    startParams: [...PGlite.defaultStartParams, '-c', SHARED_BUFFERS],
    ...(snapshot && { loadDataDir: new Blob([new Uint8Array(snapshot)]) }),
  });
}

async function run(sql: string, parameters: readonly unknown[]): Promise<EmbeddedResult> {
  // Without parameters the simple protocol is used, as `pg` does: it takes several statements.
  const result = parameters.length
    ? await engine.query<Record<string, unknown>>(sql, [...parameters])
    : (await engine.exec(sql)).at(-1);
  return {
    command: result?.command ?? '',
    rowCount: result?.affectedRows ?? 0,
    rows: result?.rows ?? [],
  };
}

async function answer(request: EmbeddedRequest): Promise<EmbeddedReply> {
  const { id } = request;
  if (request.kind === 'query') return { id, result: await run(request.sql, request.parameters) };
  if (request.kind === 'listen') {
    const { channel } = request;
    await engine.listen(channel, () =>
      port?.postMessage({ heard: channel } satisfies EmbeddedNotice),
    );
    return { id, result: { command: 'LISTEN', rowCount: 0, rows: [] } };
  }
  if (request.kind === 'dump') {
    return { id, dump: new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer()) };
  }
  await engine.close();
  return { id, result: { command: 'CLOSE', rowCount: 0, rows: [] } };
}

function fault(error: unknown): EmbeddedFault {
  if (error instanceof Error && error.name === 'RuntimeError') endThread(error);
  if (!(error instanceof Error)) return { message: String(error) };
  const plain = Object.entries(error).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(plain), message: error.message };
}

/** The engine's memory can no longer be trusted: nothing is asked of it again. */
function endThread(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

const port = parentPort;
if (!port) throw new Error('This module is a worker; start it through embedded-engine.ts.');
const engine = await start(workerData);
port.on('message', (request: EmbeddedRequest) => {
  void answer(request)
    .catch((error: unknown): EmbeddedReply => ({ id: request.id, fault: fault(error) }))
    .then((reply) => port.postMessage(reply));
});
port.postMessage('ready');
