/**
 * Public answers as bytes, kept until the content changes. One answer is made once, however many ask for it at the same
 * time, and compressed once. Answers that outlived their minute still help when the database is away.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isDatabaseAway } from '#db/database-away.ts';

export type Encoding = 'br' | 'gzip';

export interface Answer {
  readonly body: Buffer;
  /** Names the bytes; without quotes. */
  readonly hash: string;
  readonly madeAt: number;
  /** Compressed when first asked for. */
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

export interface AnswerCache {
  /** A kept answer that is still fresh. */
  find(key: string): Answer | undefined;
  /** The kept answer, else what `make` gives: the JSON text. Rejects as `make` does. */
  read(key: string, make: () => Promise<string>): Promise<Answer>;
  /** Forgets everything: the content has changed. */
  clear(): void;
  readonly size: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** As long as the answer's own `max-age`: dates of publication pass without an import. */
export const FRESH_MS = 60_000;
/** Rough cost of an entry beside its body. */
const OVERHEAD_BYTES = 500;

export function createAnswerCache(now: () => number = Date.now): AnswerCache {
  const kept = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 4,
    // Compressed copies together are about half the body.
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.5) + key.length + OVERHEAD_BYTES,
  });
  let underWay = new Map<string, Promise<Answer>>();
  let generation = 0;
  const isFresh = (answer: Answer): boolean => now() - answer.madeAt < FRESH_MS;

  async function produce(key: string, make: () => Promise<string>): Promise<Answer> {
    const begun = generation;
    const before = kept.get(key);
    try {
      const answer = toAnswer(await make(), now(), before);
      // The content may have changed while this was made of the old one.
      if (begun === generation) kept.set(key, answer);
      return answer;
    } catch (error) {
      if (before && begun === generation && isDatabaseAway(error)) return before;
      throw error;
    }
  }

  return {
    find(key) {
      const answer = kept.get(key);
      return answer && isFresh(answer) ? answer : undefined;
    },
    read(key, make) {
      const running = underWay.get(key);
      if (running) return running;
      const pending = underWay;
      const answer = produce(key, make).finally(() => pending.delete(key));
      pending.set(key, answer);
      return answer;
    },
    clear() {
      generation += 1;
      kept.clear();
      underWay = new Map();
    },
    get size() {
      return kept.size;
    },
  };
}

/** The same bytes again keep their compressed copies. */
function toAnswer(text: string, madeAt: number, before: Answer | undefined): Answer {
  const body = Buffer.from(text);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, hash, madeAt, encoded: before?.hash === hash ? before.encoded : new Map() };
}

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/** Smaller answers fit one packet either way. */
const COMPRESS_FROM_BYTES = 1_000;

/** The bytes to send to a caller with this `Accept-Encoding`. */
export async function encodedBody(
  answer: Answer,
  acceptEncoding: string | undefined,
): Promise<{ readonly body: Buffer; readonly encoding?: Encoding }> {
  const encoding = chooseEncoding(acceptEncoding);
  if (!encoding || answer.body.length < COMPRESS_FROM_BYTES) return { body: answer.body };
  let encoded = answer.encoded.get(encoding);
  if (!encoded) {
    encoded = compress[encoding](answer.body);
    answer.encoded.set(encoding, encoded);
  }
  return { body: await encoded, encoding };
}

/** Brotli before gzip; a coding with q=0 is refused (RFC 9110 §12.5.3). */
export function chooseEncoding(acceptEncoding = ''): Encoding | undefined {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding));
}
