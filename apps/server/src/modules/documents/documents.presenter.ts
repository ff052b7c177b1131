import type { Document } from '@varde/contract/documents';
import { presentMedia } from '#modules/media/media.presenter.ts';
import type { MediaRow } from '#modules/media/media.repository.ts';
import { presentHead } from './document-head.presenter.ts';
import type { HeadRow } from './document-head.repository.ts';
import type { WholeRow } from './whole-document.repository.ts';

export interface DocumentParts {
  readonly head: HeadRow;
  readonly whole: WholeRow;
  /** Head of the owner's document; absent for an owner's own. */
  readonly owner: HeadRow | undefined;
  /** Absent when the caller did not ask for media. */
  readonly media: readonly MediaRow[] | undefined;
}

export function presentDocument({ head, whole, owner, media }: DocumentParts): Document {
  return {
    ...presentHead(head, false),
    status: head.status,
    revision: whole.revision,
    content: whole.content,
    proximity: whole.proximity,
    owner_document: owner ? presentHead(owner, false) : null,
    translated_by: whole.translated_by,
    license: whole.license,
    ...(media ? { media: media.map(presentMedia) } : {}),
  };
}
