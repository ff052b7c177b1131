import type { CodeDocument, CodeOwner, ResolvedCode } from '@varde/domain/resolve-code';
import type { CodeTarget } from '@varde/contract/codes';

export function presentCode({ context, document, owner, isMoved }: ResolvedCode): CodeTarget {
  return {
    ...presentContext(context),
    document_id: document?.id ?? null,
    ...presentOwner(owner),
    is_moved: isMoved,
  };
}

function presentContext(context: CodeDocument | null) {
  return { context_document_id: context?.id ?? null, context_schema_id: context?.schemaId ?? null };
}

function presentOwner(owner: CodeOwner | null) {
  return { owner_id: owner?.id ?? null, owner_slug: owner?.slug ?? null };
}
