/** A thread that renders pages with the built site (render-threads.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { type Fetch, Renderer, type ToRenderer } from './remote-rendering.ts';

if (!parentPort) throw new Error('This file is the entry of a thread.');
const port = parentPort;
const module: unknown = await import(String(workerData));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the main thread, which has loaded the same file
const { default: site } = module as { readonly default: { readonly fetch: Fetch } };
const renderer = new Renderer(site.fetch, (message) => port.postMessage(message));
port.on('message', (message: ToRenderer) => renderer.receive(message));
port.postMessage('ready');
