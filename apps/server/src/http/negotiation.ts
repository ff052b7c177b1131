/** Negotiation: `Accept-Encoding` (RFC 9110 §12.5.3), its compression, and `Accept`. */
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import accepts from 'accepts';

/** In order of preference. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Smaller responses fit one packet anyway. */
const COMPRESS_FROM_BYTES = 1_000;

const choices = new Map<string, Encoding | undefined>();
/** Browsers send a handful of different headers; further ones are not cached. */
const MAX_CHOICES = 200;

/** The encoding for a body of that many bytes; `undefined` for none. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  bytes: number,
): Encoding | undefined {
  if (acceptEncoding === undefined || bytes < COMPRESS_FROM_BYTES) return undefined;
  if (choices.has(acceptEncoding)) return choices.get(acceptEncoding);
  const encoding = readAcceptEncoding(acceptEncoding);
  if (choices.size < MAX_CHOICES) choices.set(acceptEncoding, encoding);
  return encoding;
}

/** Brotli before gzip unless weighted otherwise; q=0 refuses a coding, `*` is any unnamed one. */
export function readAcceptEncoding(header: string): Encoding | undefined {
  const weights = new Map(header.toLowerCase().split(',').map(readCoding));
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = Math.max(...ENCODINGS.map(weightOf));
  // Identity is always possible, and preferred only when its weight is higher.
  if (best === 0 || (weights.get('identity') ?? 0) > best) return undefined;
  return ENCODINGS.find((encoding) => weightOf(encoding) === best);
}

function readCoding(text: string): [string, number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const value = weight === undefined ? 1 : Number.parseFloat(weight.slice(2));
  // An older name (RFC 9110 §8.4.1.3).
  return [name === 'x-gzip' ? 'gzip' : name, value >= 0 && value <= 1 ? value : 0];
}

/**
 * 64 kB. With a larger window, brotli uses tables that take longer to prepare than a page to
 * compress, and pages become no smaller; lists of several 100 kB do, by a twentieth.
 */
const BROTLI_WINDOW_BITS = 16;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Lower-cased media types of an `Accept` header, without those it refuses (q=0). */
export function acceptedTypes(accept = ''): string[] {
  const request = { headers: { accept: accept.toLowerCase() } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only headers are read
  const types = accepts(request as IncomingMessage).types();
  return Array.isArray(types) ? types : [];
}
