import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Facts } from '#components/facts.tsx';
import { useText } from '#i18n/use-text.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { BlockView } from './blocks-view.ts';
import type { DocumentView } from './document-view.ts';
import type { HeadingView } from './heading-ids.ts';
import { Blocks } from './parts/blocks.tsx';
import styles from './parts/contents.module.css';

export interface DocumentBodyProps {
  view: Pick<DocumentView, 'blocks' | 'headings' | 'facts'>;
  /** After the body, before related documents and links. */
  children?: ReactNode;
}

/** Text, images and facts of any document. */
export function DocumentBody({ view, children }: DocumentBodyProps) {
  const t = useText();
  const { body, closing } = splitClosing(view.blocks);
  return (
    <>
      <Contents headings={view.headings} />
      <Blocks blocks={body} />
      {children}
      <Blocks blocks={closing} />
      {view.facts.length > 0 && (
        <section>
          <SectionHeading title={t('article.facts')} />
          <Facts rows={view.facts} />
        </section>
      )}
    </>
  );
}

const CLOSING: ReadonlySet<BlockView['kind']> = new Set(['related', 'links']);

/** Splits off the trailing blocks that lead on from the document. */
export function splitClosing(blocks: readonly BlockView[]) {
  const at = blocks.findLastIndex(({ kind }) => !CLOSING.has(kind)) + 1;
  return { body: blocks.slice(0, at), closing: blocks.slice(at) };
}

interface ContentsProps {
  headings: readonly HeadingView[];
}

/** Shorter articles get no table of contents. */
const LONG_FROM = 3;

/** Table of contents of a long article, collapsed by default; works without script. */
function Contents({ headings }: ContentsProps) {
  const t = useText();
  const top = Math.min(...headings.map(({ level }) => level));
  const chapters = headings.filter(({ level }) => level === top);
  if (chapters.length < LONG_FROM) return null;
  return (
    <nav aria-label={t('article.contents')}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span>
            {t('article.contents')}
            <span className={styles.count}> {chapters.length}</span>
          </span>
          <Icon icon={ChevronDown} size={1.25} className={styles.chevron} />
        </summary>
        <ol className={styles.list}>
          {chapters.map(({ id, text, lang }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`} className={styles.link} lang={lang}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
