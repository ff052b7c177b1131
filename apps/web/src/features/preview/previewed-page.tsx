/**
 * A document alone, as visitors will see it, inside the preview's frame. Fetched again when the
 * document, one it refers to or one of its media is saved; re-rendered in place, so that the scroll
 * position stays.
 */
import type { RefreshMessage } from '@varde/domain/preview-message';
import { CloudOff, FileQuestion } from 'lucide-react';
import { useEffect, useState, type MouseEvent, type FormEvent } from 'react';
import { TextProvider, useTexts } from '#i18n/text-context.tsx';
import { loadTexts, type Texts } from '#i18n/texts.ts';
import { useLongText } from '#i18n/long-text-context.tsx';
import { storePreviewKey } from '#state/preview-key.ts';
import { onPreviewMessage, postToParent } from '#state/preview-messages.ts';
import { loadDocument, type LoadedDocument } from '#api/load-document.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PreviewedDocument } from './previewed-document.tsx';

export interface PreviewedPageProps {
  readonly document: number;
  /** Default: the visitor's. */
  readonly language: string | undefined;
}

type PreviewState =
  | { readonly status: 'loading' | 'missing' | 'failed' }
  | { readonly status: 'loaded'; readonly loaded: LoadedDocument; readonly texts: Texts };

export function PreviewedPage({ document, language }: PreviewedPageProps) {
  const visitorLanguage = useTexts().language.key;
  const [refreshCount, setRefreshCount] = useState(0);
  const refresh = () => setRefreshCount((count) => count + 1);
  const shown = useShown(document, language ?? visitorLanguage, refreshCount);
  const loaded = shown.status === 'loaded' ? shown.loaded : undefined;
  useEffect(
    () =>
      onPreviewMessage([], (message) => {
        if (message.type !== 'refresh') return;
        // A failed document may be available now.
        if (!loaded || isAbout(message, loaded)) setRefreshCount((count) => count + 1);
      }),
    [loaded],
  );
  if (shown.status === 'loading') return null;
  if (shown.status !== 'loaded') return <Unavailable status={shown.status} onKey={refresh} />;
  const { texts } = shown;
  return (
    // Delegates clicks on links, which are opened in the preview.
    <div
      role="presentation"
      lang={texts.language.tag}
      data-previewed={shown.loaded.document.id}
      onClickCapture={follow}
    >
      <TextProvider texts={texts}>
        <PreviewedDocument loaded={shown.loaded} texts={texts} />
      </TextProvider>
    </div>
  );
}

/** The document stays until its new version has loaded; a new document or language starts empty. */
function useShown(document: number, language: string, refreshCount: number): PreviewState {
  const [shown, setShown] = useState<
    PreviewState & { readonly of?: string; readonly refreshCount?: number }
  >({ status: 'loading' });
  const of = `${document} ${language}`;
  useEffect(() => {
    let isActive = true;
    void load(document, language).then(
      (next) => isActive && setShown({ ...next, of, refreshCount }),
    );
    return () => {
      isActive = false;
    };
  }, [document, language, refreshCount, of]);
  return shown.of === of ? shown : { status: 'loading' };
}

async function load(document: number, language: string): Promise<PreviewState> {
  try {
    const [result, texts] = await Promise.all([loadDocument(document), loadTexts(language)]);
    if (result.status === 'ok') return { status: 'loaded', loaded: result.data, texts };
    // A wrong key fails the request with 401.
    const isMissing =
      result.status === 'not-found' || ('httpStatus' in result && result.httpStatus === 401);
    return { status: isMissing ? 'missing' : 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

function Unavailable({ status, onKey }: { status: 'missing' | 'failed'; onKey: () => void }) {
  const long = useLongText();
  if (status === 'failed')
    return <EmptyState level={1} icon={CloudOff} title={long('preview.failed')} />;
  return (
    <EmptyState
      level={1}
      icon={FileQuestion}
      title={long('preview.missing')}
      body={long('preview.missing.body')}
      action={<KeyForm onKey={onKey} />}
    />
  );
}

const DOCUMENT_LINK = /^\/(?:article|group|rebus|group\/\d+\/article|rebus\/\d+\/post)\/(\d+)$/;

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const [, id] = DOCUMENT_LINK.exec(link?.pathname ?? '') ?? [];
  if (id === undefined || !postToParent({ type: 'show', document: Number(id) })) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Whether a saved entity appears on a document's page: the document itself, a document it refers
 * to, or one of its media. Pure.
 */
export function isAbout(
  { what, id }: RefreshMessage,
  { document, heads }: Pick<LoadedDocument, 'document' | 'heads'>,
): boolean {
  if (what === 'document') {
    const documents = [document, document.owner_document, ...heads];
    return documents.some((one) => one?.id === id);
  }
  const mainImages = [document, document.owner_document, ...heads].map((one) => one?.media_data);
  const isMainImage = mainImages.some((one) => one?.media_id === id);
  return isMainImage || (document.media ?? []).some((one) => one.mediaId === id);
}

/** Form for the preview key, which makes drafts visible; stored until the tab is closed. */
function KeyForm({ onKey }: { onKey: () => void }) {
  const long = useLongText();
  const [typed, setTyped] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    storePreviewKey(typed.trim());
    onKey();
  };
  return (
    <form onSubmit={handleSubmit}>
      <TextField
        label={long('preview.key')}
        type="password"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      >
        <Button type="submit">{long('preview.show')}</Button>
      </TextField>
    </form>
  );
}
