/** Every printed code and the page it resolves to: input for the code list and the sheets. */
import { documentKind } from '@varde/domain/document-kinds';
import { resolveCode } from '@varde/domain/resolve-code';
import type { CodeDocument, CodeOwner, ResolvedCode } from '@varde/domain/resolve-code';
import type { Database } from '#db/database.ts';
import { findAllCodes } from '#content/codes/codes.repository.ts';
import type { ListedCode } from '#content/codes/codes.repository.ts';
import { findNames, findOwnerNames } from './code-sheets.repository.ts';
import type { DocumentName, OwnerName } from './code-sheets.repository.ts';

/** The page that opens for a visitor. */
export type CodePage =
  | { readonly document: CodeDocument; readonly within?: CodeDocument }
  | { readonly owner: CodeOwner };

export interface CodeEntry {
  readonly printed: ListedCode;
  /** Absent when the code resolves to no page. */
  readonly page?: CodePage;
  /** A document or owner named by the code is gone. */
  readonly isMoved: boolean;
}

export interface CodeBook {
  readonly entries: readonly CodeEntry[];
  readonly names: ReadonlyMap<number, DocumentName>;
  /** By slug. */
  readonly owners: ReadonlyMap<string, OwnerName>;
}

export async function readCodeBook(database: Database): Promise<CodeBook> {
  const codes = await findAllCodes(database, 'public');
  const ids = codes.flatMap(({ context, document }) => [context, document]);
  return {
    entries: codes.map(entryOf),
    names: await findNames(
      database,
      ids.flatMap((one) => (one ? [one.id] : [])),
    ),
    owners: await findOwnerNames(database),
  };
}

function entryOf(printed: ListedCode): CodeEntry {
  const resolved = resolveCode(printed);
  const page = resolved && pageOf(resolved);
  return { printed, isMoved: resolved?.isMoved ?? true, ...(page && { page }) };
}

/** As clients do (specification §4.3): a kiosk has no page, so alone it leads to its museum. */
function pageOf({ context, document, owner }: ResolvedCode): CodePage | undefined {
  const kind = context && documentKind(context.schemaId);
  if (context && (kind === 'group' || kind === 'rebus'))
    return document ? { document, within: context } : { document: context };
  if (document) return { document };
  return owner ? { owner } : undefined;
}

/** Slug of the museum that a code belongs to. */
export function museumOf({ context, document, owner }: ListedCode): string | undefined {
  return (owner ?? document?.owner ?? context?.owner)?.slug;
}
