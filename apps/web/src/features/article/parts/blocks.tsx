import { Map as MapIcon, ArrowUpRight, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { FigureGrid } from '#components/figure-grid.tsx';
import { List } from '#components/list.tsx';
import { RichText } from '#components/rich-text.tsx';
import { SectionBoundary, SectionFailed } from '#components/section-boundary.tsx';
import { useText } from '#i18n/use-text.ts';
import { useDistances } from '#state/use-distances.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { LinkView, TextView } from '#view-models.ts';
import type { BlockView } from '../blocks-view.ts';
import { MediaBlock } from '../lazy-media-block.ts';
import styles from './blocks.module.css';

export interface BlocksProps {
  blocks: readonly BlockView[];
}

/** The body of a document, block by block. */
export function Blocks({ blocks }: BlocksProps) {
  return blocks.map((block, index) => (
    // Blocks have no identity of their own, and their order never changes on a page.
    <SectionBoundary key={index}>
      <BlockPart block={block} />
    </SectionBoundary>
  ));
}

function BlockPart({ block }: { block: BlockView }) {
  if (block.kind === 'text') return <RichText text={block} layout={block.layout} />;
  if (block.kind === 'figures') return <FigureGrid figures={block.figures} />;
  if (block.kind === 'quote') return <Quote quote={block.quote} by={block.by} />;
  if (block.kind === 'map') return <MapLink map={block} />;
  if (block.kind === 'links') return <Links links={block.links} />;
  if (block.kind === 'related') return <Related items={block.items} />;
  return (
    <Suspense>
      <MediaBlock block={block} />
    </Suspense>
  );
}

function MapLink({ map }: { map: Extract<BlockView, { kind: 'map' }> }) {
  const t = useText();
  return (
    <p>
      <ButtonLink href={map.href} icon={MapIcon}>
        {t(map.of === 'places' ? 'article.mapOfPlaces' : 'article.mapOfSurroundings')}
      </ButtonLink>
    </p>
  );
}

function Links({ links }: Pick<Extract<BlockView, { kind: 'links' }>, 'links'>) {
  const t = useText();
  return (
    <section>
      <SectionHeading title={t('article.links')} />
      <LinkList links={links} />
    </section>
  );
}

function Related({ items }: { items: readonly ItemView[] | undefined }) {
  const t = useText();
  const located = useDistances(items ?? []);
  return (
    <section>
      <SectionHeading title={t('article.related')} />
      {items ? <List items={located} /> : <SectionFailed />}
    </section>
  );
}

/** Host name of an external link; `undefined` for links within the site. */
function hostName(href: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(href)?.[1];
}

/** A list of links; external links show their host. */
function LinkList({ links }: { readonly links: readonly LinkView[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, title }) => {
        const host = hostName(href);
        return (
          <li key={href} className={styles.item}>
            <SiteLink href={href} className={styles.link}>
              <span className={styles.words}>
                <span className={styles.title} lang={title.lang}>
                  {title.text}
                </span>
                {host && <span className={styles.host}>{host}</span>}
              </span>
              <Icon icon={host ? ArrowUpRight : ChevronRight} size={1.25} />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}

interface QuoteProps {
  readonly quote: TextView;
  /** A plain string is in the page's language. */
  readonly by?: TextView | string;
}

/** A quotation. The quotation marks follow the text's language. */
export function Quote({ quote, by }: QuoteProps) {
  const author = typeof by === 'string' ? { text: by, lang: undefined } : by;
  return (
    <figure className={styles.quote}>
      <blockquote lang={quote.lang}>
        <p className={styles.text}>{quote.text}</p>
      </blockquote>
      {author?.text && (
        <figcaption className={styles.by} lang={author.lang}>
          {author.text}
        </figcaption>
      )}
    </figure>
  );
}
