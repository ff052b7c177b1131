import { createIsomorphicFn } from '@tanstack/react-start';
import { Map as MapIcon } from 'lucide-react';
import { Suspense, lazy, type ComponentType } from 'react';
import { FigureGrid } from '#components/figure-grid.tsx';
import { LinkList } from '#components/link-list.tsx';
import { List } from '#components/list.tsx';
import { Quote } from '#components/quote.tsx';
import { RichText } from '#components/rich-text.tsx';
import { SectionBoundary } from '#components/section-boundary.tsx';
import { SectionFailed } from '#components/section-failed.tsx';
import { useText } from '#i18n/use-text.ts';
import { useDistances } from '#state/use-distances.ts';
import type { ItemView } from '#api/transform/list-item.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { BlockView } from '../blocks-view.ts';
import { MediaBlock as WrittenMediaBlock, type MediaBlockProps } from './media-block.tsx';

/** Few pages have media: in the browser its code is loaded lazily. */
const MediaBlock = createIsomorphicFn()
  .server((): ComponentType<MediaBlockProps> => WrittenMediaBlock)
  .client(() => lazy(async () => ({ default: (await import('./media-block.tsx')).MediaBlock })))();

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
