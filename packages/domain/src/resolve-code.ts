/**
 * Resolves a printed code (specification §4.3). Printed codes are permanent: when the target is
 * gone, the code leads to the nearest related document that still exists.
 */
import { documentKind } from './document-kinds.ts';

export interface CodeOwner {
  readonly id: string;
  readonly slug: string;
  /** Visible to visitors now. */
  readonly isLiving: boolean;
}

export interface CodeDocument {
  readonly id: number;
  readonly schemaId: number;
  /** Visible to visitors now. */
  readonly isLiving: boolean;
  /** For an owner's own document, that owner. */
  readonly owner: CodeOwner | null;
}

/** What a code was printed for. */
export interface PrintedCode {
  /** The presentation, rebus or kiosk around the document; for a post always its rebus. */
  readonly context: CodeDocument | null;
  readonly document: CodeDocument | null;
  readonly owner: CodeOwner | null;
}

export interface ResolvedCode {
  readonly context: CodeDocument | null;
  readonly document: CodeDocument | null;
  readonly owner: CodeOwner | null;
  /** The printed target is gone, completely or in part. */
  readonly isMoved: boolean;
}

/** Returns `undefined` when neither target nor related documents exist any more. */
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

/** A post is visible only while its rebus is. */
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

/** The owner whose own document is opened, or the owner of a kiosk, which has no own page. */
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
