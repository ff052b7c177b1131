/**
 * A document alone, as visitors will see it: what the preview shows in its frame. Fetched anew when it, a document that it names, or a
 * picture of it has been saved; it is drawn over what stood there, so that the place on the page is kept.
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
  /** Absent: the visitor's. */
  readonly language: string | undefined;
}

type Shown =
  | { readonly status: 'loading' | 'missing' | 'failed' }
  | { readonly status: 'there'; readonly loaded: LoadedDocument; readonly texts: Texts };

export function PreviewedPage({ document, language }: PreviewedPageProps) {
  const visitors = useTexts().language.key;
  const [asked, setAsked] = useState(0);
  const again = () => setAsked((count) => count + 1);
  const shown = useShown(document, language ?? visitors, asked);
  const loaded = shown.status === 'there' ? shown.loaded : undefined;
  useEffect(
    () =>
      onPreviewMessage([], (message) => {
        if (message.type !== 'refresh') return;
        // What could not be shown may be there now.
        if (!loaded || isAbout(message, loaded)) setAsked((count) => count + 1);
      }),
    [loaded],
  );
  if (shown.status === 'loading') return null;
  if (shown.status !== 'there') return <Nothing status={shown.status} onKey={again} />;
  const { texts } = shown;
  return (
    // The links in it stay links: pressed, they are shown in the preview, too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
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

/** What was shown stays until the new is there; another document or language begins empty. */
function useShown(document: number, language: string, refreshCount: number): Shown {
  const [shown, setShown] = useState<
    Shown & { readonly of?: string; readonly refreshCount?: number }
  >({
    status: 'loading',
  });
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

async function load(document: number, language: string): Promise<Shown> {
  try {
    const [result, texts] = await Promise.all([loadDocument(document), loadTexts(language)]);
    if (result.status === 'ok') return { status: 'there', loaded: result.data, texts };
    // A wrong key is refused as a whole.
    const isMissing =
      result.status === 'not-found' || ('httpStatus' in result && result.httpStatus === 401);
    return { status: isMissing ? 'missing' : 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

function Nothing({ status, onKey }: { status: 'missing' | 'failed'; onKey: () => void }) {
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

/** Whether something that was saved is seen on a document's page: itself, a document or theme that it names, one of its media. Pure. */
export function isAbout(
  { what, id }: RefreshMessage,
  { document, heads }: Pick<LoadedDocument, 'document' | 'heads'>,
): boolean {
  if (what === 'document') {
    const named = [document, document.owner_document, ...heads];
    return named.some((one) => one?.id === id);
  }
  const heroes = [document, document.owner_document, ...heads].map((one) => one?.media_data);
  const inHeroes = heroes.some((one) => one?.media_id === id);
  return inHeroes || (document.media ?? []).some((one) => one.mediaId === id);
}

/** Where an editor types the key that lets drafts be seen; it is kept until the tab is closed. */
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
