/** Which compressed form of an answer a caller takes (RFC 9110 §12.5.3). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In the order we like to send them. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Smaller answers fit one packet either way. */
const COMPRESS_FROM_BYTES = 1_000;

const chosen = new Map<string, Encoding | undefined>();
/** Browsers send a handful of different headers; whoever invents more is served without memory. */
const REMEMBERED = 200;

/** The encoding for a body of so many bytes; `undefined` for none. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  bytes: number,
): Encoding | undefined {
  if (acceptEncoding === undefined || bytes < COMPRESS_FROM_BYTES) return undefined;
  if (chosen.has(acceptEncoding)) return chosen.get(acceptEncoding);
  const encoding = readAcceptEncoding(acceptEncoding);
  if (chosen.size < REMEMBERED) chosen.set(acceptEncoding, encoding);
  return encoding;
}

/** Brotli before gzip unless the caller weighs them otherwise; q=0 refuses a coding, `*` stands for those not named. */
export function readAcceptEncoding(header: string): Encoding | undefined {
  const weights = new Map(header.toLowerCase().split(',').map(readCoding));
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = Math.max(...ENCODINGS.map(weightOf));
  // Uncompressed is possible at any time, and preferred only by those who say so.
  if (best === 0 || (weights.get('identity') ?? 0) > best) return undefined;
  return ENCODINGS.find((encoding) => weightOf(encoding) === best);
}

function readCoding(text: string): [string, number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const value = weight === undefined ? 1 : Number.parseFloat(weight.slice(2));
  return [name, value >= 0 && value <= 1 ? value : 0];
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
