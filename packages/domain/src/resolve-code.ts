/**
 * The target of a printed code (specification §4.3). A printed code is forever: when its target is
 * gone, it leads to the nearest thing that still exists.
 */
import { documentKind } from './document-kinds.ts';

export interface CodeOwner {
  readonly id: string;
  readonly slug: string;
  /** Whether visitors can see it now. */
  readonly isLiving: boolean;
}

export interface CodeDocument {
  readonly id: number;
  readonly schemaId: number;
  /** Whether visitors can see it now. */
  readonly isLiving: boolean;
  /** For an owner's own document that very owner. */
  readonly owner: CodeOwner | null;
}

/** What a code was printed for. */
export interface PrintedCode {
  /** The presentation, rebus or kiosk around the document; of a post always its rebus. */
  readonly context: CodeDocument | null;
  readonly document: CodeDocument | null;
  readonly owner: CodeOwner | null;
}

export interface ResolvedCode {
  readonly context: CodeDocument | null;
  readonly document: CodeDocument | null;
  readonly owner: CodeOwner | null;
  /** What the code was printed for is gone, wholly or in part. */
  readonly isMoved: boolean;
}

/** `undefined` when nothing of all that stands any more. */
export function resolveCode(code: PrintedCode): ResolvedCode | undefined {
  const context = living(code.context);
  const document = isPost(code.document) && !context ? null : living(code.document);
  const isMoved = context !== code.context || document !== code.document;
  if (context || document) return open(context, document, living(code.owner), isMoved);
  const owners = [code.owner, code.context?.owner, code.document?.owner];
  const owner = owners.find((one) => one?.isLiving);
  if (!owner) return undefined;
  return { context, document, owner, isMoved: isMoved || owner !== code.owner };
}

function living<T extends { readonly isLiving: boolean }>(one: T | null): T | null {
  return one?.isLiving ? one : null;
}

const kindOf = (document: CodeDocument) => documentKind(document.schemaId);

/** A post lives only as long as its rebus. */
const isPost = (document: CodeDocument | null): boolean =>
  document !== null && kindOf(document) === 'post';

/**
 * Clients open a context by its kind, and a document as an article (specification §4.3). So a
 * presentation, rebus or owner that a code names as its document is the context.
 */
function open(
  context: CodeDocument | null,
  document: CodeDocument | null,
  owner: CodeOwner | null,
  isMoved: boolean,
): ResolvedCode {
  const isInside = !document || isPost(document) || kindOf(document) === 'article';
  const opened = isInside ? { context, document } : { context: document, document: null };
  return { ...opened, owner: ownerOf(opened, owner), isMoved };
}

/** The owner whose own document is opened; of a kiosk alone, which has no page, the one whose it is. */
function ownerOf(
  { context, document }: Pick<ResolvedCode, 'context' | 'document'>,
  printed: CodeOwner | null,
): CodeOwner | null {
  if (!context) return printed;
  const kind = kindOf(context);
  if (kind === 'owner') return context.owner;
  const isKiosk = kind === 'kiosk-device' || kind === 'kiosk-presentation';
  return isKiosk && !document ? (printed ?? living(context.owner)) : printed;
}
