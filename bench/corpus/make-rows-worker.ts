/**
 * Worker thread that generates rows: each message requests a batch; `undefined` follows the last.
 */
import { parentPort as port, workerData } from 'node:worker_threads';
import { makeRows, type CorpusOptions } from './make-rows.ts';

const batches = makeRows(workerData as CorpusOptions);
port?.on('message', () => port?.postMessage(batches.next().value));
