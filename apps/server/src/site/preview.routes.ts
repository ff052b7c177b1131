/** Server-sent events (HTML standard): tell open previews of pack changes; browsers reconnect. */
import type { PreviewState } from '@varde/contract/preview-state';
import type { FastifyInstance } from 'fastify';

export const PREVIEW_EVENTS_PATH = '/preview/events';
const HEARTBEAT_MS = 15_000;

export function registerPreview(app: FastifyInstance, feed: PreviewFeed): void {
  const open = new Set<() => void>();
  app.get(PREVIEW_EVENTS_PATH, { schema: { hide: true } }, (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    // The security headers, which a reply of the framework would have sent.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    const stop = feed.listen((state) => raw.write(`data: ${JSON.stringify(state)}\n\n`));
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    const close = (): void => {
      open.delete(close);
      clearInterval(heartbeat);
      stop();
      raw.end();
    };
    open.add(close);
    request.raw.once('close', close);
  });
  // An open stream would keep the server from stopping.
  app.addHook('preClose', async () => open.forEach((close) => close()));
}

/** The current revision of the pack and its issues. */
export interface PreviewFeed {
  readonly state: PreviewState;
  /** Notifies all listeners. */
  publish(next: Omit<PreviewState, 'revision'>, hasNewContent: boolean): void;
  /** Calls the listener at once and after every change. */
  listen(listener: (state: PreviewState) => void): () => void;
}

export function createPreviewFeed(): PreviewFeed {
  let state: PreviewState = { revision: 0, faults: [] };
  const listeners = new Set<(state: PreviewState) => void>();
  return {
    get state() {
      return state;
    },
    publish(next, hasNewContent) {
      state = { ...next, revision: state.revision + (hasNewContent ? 1 : 0) };
      for (const listener of listeners) listener(state);
    },
    listen(listener) {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
  };
}
