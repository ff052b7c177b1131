/** Makes the rows of a set beside the thread that writes them: each message asks for a batch, and nothing follows the last. */
import { parentPort as port, workerData } from 'node:worker_threads';
import type { SetOptions } from './make-documents.ts';
import { makeRows } from './make-rows.ts';

const batches = makeRows(workerData as SetOptions);
port?.on('message', () => port?.postMessage(batches.next().value));
