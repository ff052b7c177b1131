/** What `varde codes` prints: a line a code, and how many live. */
import { documentKind } from '@varde/domain/document-kinds';
import { pickText } from '@varde/domain/languages';
import type { LanguageMap } from '@varde/domain/languages';
import type { CodeDocument, CodeOwner } from '@varde/domain/resolve-code';
import type { CodeBook, CodeEntry, CodePage } from './code-book.ts';

type Names = Pick<CodeBook, 'names' | 'owners'>;

export function formatCodeList(
  { entries, ...names }: CodeBook,
  language: string,
): readonly string[] {
  const width = Math.max(0, ...entries.map(({ printed }) => printed.code.length));
  const say = createSayings(names, language);
  const lines = entries.map(
    (entry) => `${entry.printed.code.padEnd(width)}  ${say.whereTo(entry)}`,
  );
  return [...lines, countWords(entries)];
}

function countWords(entries: readonly CodeEntry[]): string {
  const nowhere = entries.filter(({ page }) => !page).length;
  const moved = entries.filter(({ page, isMoved }) => page && isMoved).length;
  return `${entries.length} ${entries.length === 1 ? 'code' : 'codes'}: ${entries.length - nowhere - moved} as printed, ${moved} to the nearest that lives, ${nowhere} nowhere`;
}

function createSayings({ names, owners }: Names, language: string) {
  const quoted = (title: LanguageMap | undefined): string => {
    const text = pickText(title, language)?.text;
    return text === undefined ? '' : ` “${text}”`;
  };
  const document = ({ id, schemaId }: CodeDocument): string =>
    `${kindWord(schemaId)} ${id}${quoted(names.get(id)?.title)}`;
  const owner = ({ slug }: CodeOwner): string => `museum ${slug}${quoted(owners.get(slug)?.title)}`;
  const page = (opened: CodePage): string => {
    if ('owner' in opened) return owner(opened.owner);
    return `${document(opened.document)}${opened.within ? ` in ${document(opened.within)}` : ''}`;
  };
  const gone = ({ printed }: CodeEntry): string => {
    const { context, document: inside, owner: of } = printed;
    const documents = [inside, context].filter((one) => one?.isLiving === false);
    const words = documents.flatMap((one) => (one ? [document(one)] : []));
    if (words.length === 0 && of?.isLiving === false) words.push(owner(of));
    return words.length === 0 ? '' : `${words.join(' and ')} cannot be seen`;
  };
  return {
    whereTo(entry: CodeEntry): string {
      const why = gone(entry);
      if (!entry.page) return `LEADS NOWHERE${why && `: ${why}, and nothing near it`}`;
      const opened = page(entry.page);
      return entry.isMoved && why ? `${opened}, because ${why}` : opened;
    },
  };
}

function kindWord(schemaId: number): string {
  const kind = documentKind(schemaId);
  if (kind === 'group') return 'presentation';
  if (kind === 'owner') return 'museum';
  return kind?.startsWith('kiosk') ? 'kiosk' : (kind ?? 'document');
}
