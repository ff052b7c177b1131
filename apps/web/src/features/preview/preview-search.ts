import { isPreviewWidth } from '@varde/domain/preview-width';

export interface PreviewSearch {
  readonly document?: number | undefined;
  /** Key of the language; absent: the visitor's. */
  readonly language?: string | undefined;
  /** Pixels that the page is shown in; absent: all there is. */
  readonly width?: number | undefined;
  /** `page`: the document alone, as the preview shows it in its frame. */
  readonly view?: 'page' | undefined;
}

/** What the address of the preview says; anything else in its place is ignored. */
export function previewSearch({
  document,
  language,
  width,
  view,
}: Record<string, unknown>): PreviewSearch {
  const isId = typeof document === 'number' && Number.isInteger(document) && document > 0;
  // Said, not left out: the router keeps what a validated search does not mention.
  return {
    document: isId ? document : undefined,
    language: typeof language === 'string' && /^[a-z]{2,3}$/.test(language) ? language : undefined,
    width: isPreviewWidth(width) ? width : undefined,
    view: view === 'page' ? 'page' : undefined,
  };
}
