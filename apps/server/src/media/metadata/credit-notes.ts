import type { Credit } from '@varde/contract/media';
import { CREDIT_TYPE_IDS, type CreditType } from '@varde/domain/credits';

/** Credits found in a file's metadata (IPTC core, Exif, audio tags). */
export interface CreditNotes {
  readonly creators: readonly string[];
  /** The notice: "© 2024 Bryggens Museum". */
  readonly copyright?: string;
  /** The credit requested by the owner: "Photo: Kari Nordmann / Bryggens Museum". */
  readonly creditLine?: string;
}

const MAX_LENGTH = 300;
const MAX_CREATORS = 10;
/** Defaults written by cameras and programs. */
const PLACEHOLDER = /^(?:unknown|default|camera|user|owner|picasa|n\/a|none)?$/i;

/** File metadata is untrusted: texts become single lines of limited length, without duplicates. */
export function creditNotes(found: {
  readonly creators: readonly (string | undefined)[];
  readonly copyright?: string | undefined;
  readonly creditLine?: string | undefined;
}): CreditNotes {
  const creators = [...new Set(found.creators.flatMap((name) => tidy(name) ?? []))];
  const [copyright, creditLine] = [tidy(found.copyright), tidy(found.creditLine)];
  return {
    creators: creators.slice(0, MAX_CREATORS),
    ...(copyright === undefined ? {} : { copyright }),
    ...(creditLine === undefined ? {} : { creditLine }),
  };
}

function tidy(text: string | undefined): string | undefined {
  const line =
    text
      ?.replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MAX_LENGTH) ?? '';
  return PLACEHOLDER.test(line) ? undefined : line;
}

export const isWithoutCredits = ({ creators, copyright, creditLine }: CreditNotes): boolean =>
  creators.length === 0 && copyright === undefined && creditLine === undefined;

/** Credits in their wire form. @param maker credit type of the creators: photographer, artist … */
export function toCredits(notes: CreditNotes, maker: CreditType): Credit[] {
  const credit = (type: CreditType, name: string): Credit => ({
    credit_type_id: CREDIT_TYPE_IDS[type],
    name,
  });
  return [
    ...notes.creators.map((name) => credit(maker, name)),
    ...(notes.creditLine === undefined ? [] : [credit('credit_line', notes.creditLine)]),
    ...(notes.copyright === undefined ? [] : [credit('copyright_notice', notes.copyright)]),
  ];
}
