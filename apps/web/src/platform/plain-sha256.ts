/**
 * SHA-256 (FIPS 180-4) for pages over plain http, as on a museum's own network, where browsers keep theirs to themselves. Only
 * for comparing answers: what it hashes is no secret that anybody is kept from.
 */

const BLOCK_BYTES = 64;
const BLOCK_WORDS = 16;
const ROUNDS = 64;
const LENGTH_BYTES = 8;

/** The first bits of the square roots (degree 2) and cube roots (3) of the first primes, which the standard begins with. */
function rootsOfPrimes(count: number, degree: 2 | 3): number[] {
  const roots: number[] = [];
  for (let one = 2; roots.length < count; one += 1)
    if (isPrime(one)) roots.push(((one ** (1 / degree) % 1) * 2 ** 32) | 0);
  return roots;
}

function isPrime(one: number): boolean {
  for (let by = 2; by * by <= one; by += 1) if (one % by === 0) return false;
  return true;
}

const START = rootsOfPrimes(8, 2) as unknown as State;
const ADDED = rootsOfPrimes(ROUNDS, 3);

/** @returns 32 bytes */
export function plainSha256(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes);
  let state = START;
  for (let at = 0; at < padded.byteLength; at += BLOCK_BYTES)
    state = takeBlock(state, new DataView(padded.buffer, at, BLOCK_BYTES));
  const digest = new DataView(new ArrayBuffer(state.length * 4));
  for (const [at, word] of state.entries()) digest.setInt32(at * 4, word);
  return new Uint8Array(digest.buffer);
}

/** A one, noughts, and how many bits there were: whole blocks. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const bits = BigInt(bytes.length) * 8n;
  new DataView(padded.buffer).setBigUint64(padded.length - LENGTH_BYTES, bits);
  return padded;
}

type State = readonly [number, number, number, number, number, number, number, number];

function takeBlock(state: State, block: DataView): State {
  const words = spread(block);
  let [a, b, c, d, e, f, g, h] = state;
  for (let round = 0; round < ROUNDS; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + turned(e, 6, 11, 25) + choice + (ADDED[round] ?? 0) + (words[round] ?? 0);
    const two = turned(a, 2, 13, 22) + majority;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  const added = (word: number, at: number) => (word + (state[at] ?? 0)) | 0;
  return [
    added(a, 0),
    added(b, 1),
    added(c, 2),
    added(d, 3),
    added(e, 4),
    added(f, 5),
    added(g, 6),
    added(h, 7),
  ];
}

function spread(block: DataView): Int32Array {
  const words = new Int32Array(ROUNDS);
  for (let at = 0; at < BLOCK_WORDS; at += 1) words[at] = block.getInt32(at * 4);
  for (let at = BLOCK_WORDS; at < ROUNDS; at += 1) {
    const [near = 0, far = 0] = [words[at - 2], words[at - 15]];
    const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const two = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[at] = (words[at - 16] ?? 0) + one + (words[at - 7] ?? 0) + two;
  }
  return words;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const turned = (word: number, one: number, two: number, three: number): number =>
  turn(word, one) ^ turn(word, two) ^ turn(word, three);
