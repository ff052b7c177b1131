/**
 * Classes of work and their limits, so that a flood of one kind of requests slows that kind only.
 * Cached responses need no turn.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '@varde/contract/calls';
import { withStatements } from '#db/statement-context.ts';
import { clientSite } from './client-network.ts';
import { clientIpAddress } from './caller.ts';
import { type Client, WorkQueue, type WorkLimits } from './work-queue.ts';

type WorkName =
  /** A page of the site, with everything that it reads but searches. */
  | 'page'
  /** The search page, which waits for the search itself. */
  | 'search-page'
  /** Reads of the product API, by other programs and by scripts of pages. */
  | 'read'
  | 'search'
  /** Reads that wait for another service. */
  | 'external'
  /** GPX and other files, IIIF manifests, sitemaps. */
  | 'export'
  /** An image in one of the usual sizes, stored for everybody. */
  | 'image'
  /** A section of an image for one caller. */
  | 'section'
  /** What visitors store and unlock. */
  | 'write';

export type WorkClasses = Readonly<Record<WorkName, WorkQueue>>;

/** Longest wait for a turn: visitors do not wait longer for a page. */
const WAIT_MS = 10_000;
/**
 * Of an image, which no page waits for, and which a browser does not request again when it is
 * refused. Proxies give up after 60 s (`ops/`).
 */
const IMAGE_WAIT_MS = 45_000;
/** Rendering an image and file reads share the thread pool of four: one stays free for files. */
const MAX_IMAGES = 3;

/** @param cores of this machine. Images keep a core busy each: one stays free for pages. */
export function createWorkClasses(cores = availableParallelism()): WorkClasses {
  const spare = Math.max(1, cores - 1);
  const queue = (limits: Omit<WorkLimits, 'waitMs'>, waitMs = WAIT_MS) =>
    new WorkQueue({ ...limits, waitMs });
  return {
    page: queue({ turns: 6, maxWaiting: 200 }),
    'search-page': queue({ turns: 2, maxWaiting: 50 }),
    read: queue({ turns: 4, maxWaiting: 200 }),
    // While the database works on one, this process works on the other.
    search: queue({ turns: 2, maxWaiting: 50 }),
    external: queue({ turns: 16, maxWaiting: 50 }),
    export: queue({ turns: 2, maxWaiting: 50 }),
    // The images of a page for a dozen concurrent visitors. Two, as a section may hold one.
    image: queue(
      { turns: Math.min(Math.max(2, spare), MAX_IMAGES), maxWaiting: 200 },
      IMAGE_WAIT_MS,
    ),
    section: queue({ turns: 1, maxWaiting: 20 }, IMAGE_WAIT_MS),
    write: queue({ turns: 4, maxWaiting: 200 }),
  };
}

/** The client of the page whose loaders call the API in process. */
const pageClients = new AsyncLocalStorage<Client>();

/** Runs the API requests of a page, which holds a turn already. */
export const asPage = <T>(client: Client, request: () => T): T => pageClients.run(client, request);

export const isPageRequest = (): boolean => pageClients.getStore() !== undefined;

/** Who waits for the response; of a page's own API requests, the visitor who requested the page. */
export function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
  const page = pageClients.getStore();
  if (page) return page;
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return { network: clientSite(clientIpAddress(request.ip)), signal: controller.signal };
}

/** Statements are cancelled when the client disconnects, and leave connections to pages. */
export const readHeavily =
  <T>({ signal }: Client, work: () => Promise<T>) =>
  (): Promise<T> =>
    withStatements({ signal, isHeavy: true }, work);

/** Same, but with all connections. */
export const readForPage = <T>({ signal }: Client, work: () => Promise<T>): Promise<T> =>
  withStatements({ signal, isHeavy: false }, work);

const EXTERNAL_CALLS: readonly CallName[] = [
  'getMuseumObject',
  'getMemory',
  'getCulturalName',
  'getMuseumData',
  'getWalkingRoute',
];

export interface PendingCall {
  readonly name: CallName;
  readonly query: unknown;
  readonly client: Client;
  /** `false`: there is an older response to send instead. */
  readonly mayWait?: boolean;
}

/** Runs a read of the product API in its class. */
export function runRead<T>(
  work: WorkClasses,
  { name, query, client, mayWait }: PendingCall,
  read: () => Promise<T>,
): Promise<T> {
  if (EXTERNAL_CALLS.includes(name))
    return work.external.run(client, () => readForPage(client, read), mayWait);
  if (isSearch(query)) return work.search.run(client, readHeavily(client, read), mayWait);
  // Under the page's turn: pages must not wait for programs.
  if (isPageRequest()) return readForPage(client, read);
  return work.read.run(client, readHeavily(client, read), mayWait);
}

const isSearch = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'search' in query && query.search !== undefined;
