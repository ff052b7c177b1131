import {
  type CodeDocument,
  type CodeOwner,
  type ResolvedCode,
  resolveCode,
} from '@varde/domain/resolve-code';
import type { CodeTarget, CodeLengths } from '@varde/contract/codes';
import type { Context } from '#context.ts';
import type { Audience } from '#audience.ts';
import { findCode, findLengths } from './codes.repository.ts';

export interface CodesService {
  /** Where a printed code leads; `undefined` when it is unknown or nothing it leads to stands any more. */
  get(code: string, audience: Audience): Promise<CodeTarget | undefined>;
  /** How many digits the printed numbers have, shortest first. */
  lengths(): Promise<CodeLengths>;
}

export function createCodesService({ database }: Context): CodesService {
  return {
    async get(code, audience) {
      // Packs hold small letters only; people type as they like.
      const printed = await findCode(database, code.toLowerCase(), audience);
      const resolved = printed && resolveCode(printed);
      return resolved && presentCode(resolved);
    },
    lengths: async () => ({ items: await findLengths(database) }),
  };
}

function presentCode({ context, document, owner, isMoved }: ResolvedCode): CodeTarget {
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
