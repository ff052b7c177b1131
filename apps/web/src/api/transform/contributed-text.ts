import type { RichTextNode, RichTextView, TextView } from '#view-models.ts';
import { toRichText } from './rich-text.ts';

/** What somebody wrote in a form: plain text, whose empty lines part it, or HTML, of which only what is allowed is kept. */
export function toContributedText(written: TextView | undefined): RichTextView | undefined {
  if (!written) return undefined;
  const { text, lang } = written;
  const nodes = /<[a-z/!]|&[a-z#\d]+;/i.test(text) ? toRichText(text) : paragraphs(text);
  return nodes.length > 0 ? { nodes, lang } : undefined;
}

function paragraphs(text: string): RichTextNode[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ tag: 'p', children: part.split(/\r?\n/).flatMap(lineOf) }));
}

const lineOf = (line: string, index: number): RichTextNode[] =>
  index === 0 ? [line] : [{ tag: 'br', children: [] }, line];
