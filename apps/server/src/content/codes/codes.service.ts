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
  /** The target of a printed code; `undefined` if the code is unknown or has no public target. */
  get(code: string, audience: Audience): Promise<CodeTarget | undefined>;
  /** Digit counts of the numeric codes, ascending. */
  lengths(): Promise<CodeLengths>;
}

export function createCodesService({ database }: Context): CodesService {
  return {
    async get(code, audience) {
      // Packs hold codes in lower case; input is case-insensitive.
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
