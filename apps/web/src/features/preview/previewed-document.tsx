/** A document in the preview, as its route shows it but without breadcrumbs and view tabs. */
import type { ReactNode } from 'react';
import { ArticlePage } from '#features/article/article-page.tsx';
import { toArticleView, toDocumentView } from '#features/article/document-view.ts';
import { DocumentOpening } from '#features/article/document-opening.tsx';
import { PresentationStops } from '#features/presentation/walk.tsx';
import { toWalkView } from '#features/presentation/walk-view.ts';
import { PostList } from '#features/rebus/page/post-list.tsx';
import { RebusFacts } from '#features/rebus/page/rebus-facts.tsx';
import { toRebusView } from '#features/rebus/page/rebus-view.ts';
import type { Texts } from '#i18n/texts.ts';
import type { LoadedDocument } from '#api/load-document.ts';

interface PreviewedDocumentProps {
  readonly loaded: LoadedDocument;
  readonly texts: Texts;
}

export function PreviewedDocument({ loaded, texts }: PreviewedDocumentProps) {
  const { schema_name: kind } = loaded.document;
  if (kind === 'group')
    return (
      <Opening loaded={loaded} texts={texts} label="kind.group">
        <PresentationStops walk={toWalkView(loaded, texts)} />
      </Opening>
    );
  if (kind === 'owner') return <Opening loaded={loaded} texts={texts} label="kind.owner" />;
  if (kind !== 'rebus')
    return <ArticlePage view={toArticleView(loaded, texts)} breadcrumbs={null} />;
  const rebus = toRebusView(loaded, texts);
  return (
    <Opening loaded={loaded} texts={texts} label="kind.rebus">
      <RebusFacts rebus={rebus} />
      <PostList rebus={rebus} />
    </Opening>
  );
}

interface OpeningProps extends PreviewedDocumentProps {
  label: 'kind.group' | 'kind.owner' | 'kind.rebus';
  children?: ReactNode;
}

function Opening({ loaded, texts, label, children }: OpeningProps) {
  return (
    <article>
      <DocumentOpening view={toDocumentView(loaded, texts)} kindLabel={texts.t(label)}>
        {children}
      </DocumentOpening>
    </article>
  );
}
