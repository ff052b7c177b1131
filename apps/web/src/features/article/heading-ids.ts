/** Assigns fragment ids to a text's headings and lists the headings. Pure. */
import type { RichTextElement, RichTextNode } from '#view-models.ts';
import type { BlockView } from './blocks-view.ts';

export interface HeadingView {
  readonly id: string;
  readonly text: string;
  readonly lang: string;
  /** Rendered level: 2 for h2, and so on. */
  readonly level: number;
}

const HEADING = /^h([1-6])$/;
/** The page title is the only h1 (components/rich-text.tsx). */
const HIGHEST = 2;

export function withHeadingIds(blocks: readonly BlockView[]): {
  blocks: BlockView[];
  headings: HeadingView[];
} {
  const headings: HeadingView[] = [];
  const usedSlugs = new Map<string, number>();
  const name = (node: RichTextNode, lang: string): RichTextNode => {
    const level = typeof node === 'string' ? undefined : HEADING.exec(node.tag)?.[1];
    if (typeof node === 'string' || level === undefined) return node;
    const text = plainText(node).trim();
    if (!text) return node;
    const id = unused(slugOf(text), usedSlugs);
    headings.push({ id, text, lang, level: Math.max(Number(level), HIGHEST) });
    return { ...node, id };
  };
  const named = blocks.map((block) =>
    block.kind === 'text'
      ? { ...block, nodes: block.nodes.map((node) => name(node, block.lang)) }
      : block,
  );
  return { blocks: named, headings };
}

/** `Innenfor døra` → `innenfor-døra`: letters of all languages are preserved. */
export function slugOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'del'
  );
}

/** The second occurrence gets `name-2`. */
function unused(slug: string, usedSlugs: Map<string, number>): string {
  const count = (usedSlugs.get(slug) ?? 0) + 1;
  usedSlugs.set(slug, count);
  return count === 1 ? slug : `${slug}-${count}`;
}

function plainText({ children }: RichTextElement): string {
  return children.map((node) => (typeof node === 'string' ? node : plainText(node))).join('');
}
