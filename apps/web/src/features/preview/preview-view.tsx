import { createIsomorphicFn } from '@tanstack/react-start';
import { Suspense, lazy, type ComponentType } from 'react';
import { PreviewPage, type PreviewPageProps } from './preview-page.tsx';
import type { PreviewedPageProps } from './previewed-page.tsx';
import { LongTextProvider, type LongTextProviderProps } from '#i18n/long-text-context.tsx';

/** Has the pages of all kinds. Not rendered by the server: only the browser has the preview key. */
const PreviewedPage = createIsomorphicFn()
  .server((): ComponentType<PreviewedPageProps> => () => null)
  .client(() =>
    lazy(async () => ({ default: (await import('./previewed-page.tsx')).PreviewedPage })),
  )();

export interface PreviewViewProps extends PreviewPageProps {
  readonly messages: LongTextProviderProps['messages'];
}

/** The preview tool, or the document in its frame. */
export function PreviewView({ messages, search, onChange }: PreviewViewProps) {
  const { document, view, language } = search;
  return (
    <LongTextProvider messages={messages}>
      {view === 'page' && document !== undefined ? (
        <Suspense>
          <PreviewedPage document={document} language={language} />
        </Suspense>
      ) : (
        <PreviewPage search={search} onChange={onChange} />
      )}
    </LongTextProvider>
  );
}
