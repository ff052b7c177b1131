import type { RichTextNode, RichTextView, TextView } from '#view-models.ts';
import { toRichText } from './rich-text.ts';

/**
 * Text from a contribution form: plain text with empty lines between paragraphs, or HTML,
 * sanitized.
 */
export function toContributedText(input: TextView | undefined): RichTextView | undefined {
  if (!input) return undefined;
  const { text, lang } = input;
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
