import type { LanguageMap } from '@varde/domain/languages';

/**
 * Joins the lines of each paragraph, which an author's editor or YAML's `|` has broken, as in
 * Markdown: an empty line starts a paragraph, and a backslash at the end of a line keeps its break.
 */
export function unwrapLines(texts: LanguageMap): LanguageMap {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, unwrap(text)]),
  );
}

function unwrap(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\\\n').map(joinLines).join('\n'))
    .join('\n\n');
}

const joinLines = (lines: string): string => lines.trim().replace(/(?<!\s)\s*\n\s*/g, ' ');
