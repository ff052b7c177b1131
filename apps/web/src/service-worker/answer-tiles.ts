import { pieceAddress } from '#platform/offline-store.ts';
import { networkFirst } from './network-first.ts';
import { findStored } from './stored-packs.ts';
import type { Shelf } from './stored-packs.ts';
import type { Asked } from './worker-scope.ts';

interface Range {
  readonly from: number;
  /** The last byte that belongs to it (RFC 9110 §14.1.2). */
  readonly to: number;
}

const PARTIAL = 206;

/** The map's archive, which is read in pieces by byte ranges, and the plan: the network's, else what a pack has stored. */
export async function answerTiles(asked: Asked): Promise<Response> {
  const { request, network } = asked;
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const range = readRange(request.headers.get('range'));
  return networkFirst(network(), async () =>
    range ? storedPiece(asked, address, range) : (await findStored(asked, address))?.answer,
  );
}

/** `undefined` for anything but one plain range. */
function readRange(header: string | null): Range | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(header ?? '') ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

async function storedPiece(
  shelf: Shelf,
  address: string,
  { from, to }: Range,
): Promise<Response | undefined> {
  const found = await findStored(shelf, pieceAddress(address, from, to));
  return found && partial(found.answer, { from, to });
}

/** A cache keeps no partial answers, so the piece was stored as a whole one; the total stands in a header of its own. */
async function partial(piece: Response, { from, to }: Range): Promise<Response> {
  const bytes = await piece.arrayBuffer();
  const headers = new Headers(piece.headers);
  const total = headers.get('piece-of') ?? '*';
  headers.delete('piece-of');
  headers.set(
    'content-range',
    `bytes ${from}-${Math.min(to, from + bytes.byteLength - 1)}/${total}`,
  );
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { status: PARTIAL, headers });
}
