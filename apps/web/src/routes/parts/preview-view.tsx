import { createIsomorphicFn } from '@tanstack/react-start';
import { Suspense, lazy, type ComponentType } from 'react';
import { PreviewPage, type PreviewPageProps } from '#features/preview/preview-page.tsx';
import { LongTextProvider, type LongTextProviderProps } from '#i18n/long-text-context.tsx';

interface PreviewedProps {
  document: number;
  language: string | undefined;
}

/** All kinds of pages at once: nobody but an editor waits for them. Only the browser has the key that drafts need. */
const PreviewedDocument = createIsomorphicFn()
  .server((): ComponentType<PreviewedProps> => () => null)
  .client(() => lazy(loadPreviewed))();

async function loadPreviewed(): Promise<{ default: ComponentType<PreviewedProps> }> {
  const [{ PreviewedPage }, { previewedDocument }] = await Promise.all([
    import('#features/preview/previewed-page.tsx'),
    import('./previewed-document.tsx'),
  ]);
  return { default: (props) => <PreviewedPage {...props} render={previewedDocument} /> };
}

export interface PreviewViewProps extends PreviewPageProps {
  readonly messages: LongTextProviderProps['messages'];
}

/** The preview, or the document in its frame. */
export function PreviewView({ messages, search, onChange }: PreviewViewProps) {
  const { document, view, language } = search;
  return (
    <LongTextProvider messages={messages}>
      {view === 'page' && document !== undefined ? (
        <Suspense>
          <PreviewedDocument document={document} language={language} />
        </Suspense>
      ) : (
        <PreviewPage search={search} onChange={onChange} />
      )}
    </LongTextProvider>
  );
}
