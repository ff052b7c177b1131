import { ExternalLink, Map as MapIcon, MessageSquareQuote } from 'lucide-react';
import { PlayedMedia } from '#features/article/playable.tsx';
import { RecordPage, RecordLinks } from '#components/record-page.tsx';
import { RichText } from '#components/rich-text.tsx';
import { SourcePage, type SourceLinkProps } from '#components/source-page.tsx';
import { useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { loadTilesLazily } from '#api/lazy-tiles.ts';
import type { LoadedMemory } from './load-memory-page.ts';
import styles from './memory-page.module.css';
import type { MemoryAnswerView, MemoryView } from './memory-view.ts';

/** The page of a memory, in either archive. */
export function MemoryPage({ loaded: { view, unknown } }: { loaded: LoadedMemory }) {
  return view ? <Memory view={view} /> : unknown && <UnknownMemory {...unknown} />;
}

/** A memory contributed to a museum. */
function Memory({ view }: { view: MemoryView }) {
  const { audios, videos } = view;
  return (
    <RecordPage
      view={view}
      emblem={MessageSquareQuote}
      loadTiles={loadTilesLazily}
      after={<MemoryLinks view={view} />}
    >
      {view.answers.map((answer, index) => (
        // Answers have no identity of their own, and their order never changes on a page.
        <Answer key={index} {...answer} />
      ))}
      <PlayedMedia audios={audios} videos={videos} />
    </RecordPage>
  );
}

function Answer({ question, answer, isShort }: MemoryAnswerView) {
  return (
    <section className={isShort ? styles.short : undefined}>
      {question && (
        <h2 className={styles.question} lang={question.lang}>
          {question.text}
        </h2>
      )}
      <RichText text={answer} />
    </section>
  );
}

function MemoryLinks({ view: { mapHref, source } }: { view: MemoryView }) {
  const t = useText();
  return (
    <RecordLinks>
      <ButtonLink href={mapHref ?? '/explore/map'} icon={MapIcon}>
        {t(mapHref ? 'article.showOnMap' : 'source.toMap')}
      </ButtonLink>
      {source && (
        <ButtonLink href={source.href} icon={ExternalLink}>
          {t('source.open', { source: source.host })}
        </ButtonLink>
      )}
    </RecordLinks>
  );
}

/** A memory that cannot be loaded: link to its archive. */
export function UnknownMemory(props: SourceLinkProps) {
  const t = useText();
  return <SourcePage title={t('memory.title')} emblem={MessageSquareQuote} {...props} />;
}
