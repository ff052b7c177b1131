import { isPreviewWidth } from '@varde/domain/preview-width';

export interface PreviewSearch {
  readonly document?: number | undefined;
  /** Key of the language. Default: the visitor's. */
  readonly language?: string | undefined;
  /** Width of the frame in pixels. Default: all available. */
  readonly width?: number | undefined;
  /** `page`: the document alone, as inside the frame. */
  readonly view?: 'page' | undefined;
}

/** Parses the preview's URL; invalid values are ignored. */
export function previewSearch({
  document,
  language,
  width,
  view,
}: Record<string, unknown>): PreviewSearch {
  const isId = typeof document === 'number' && Number.isInteger(document) && document > 0;
  // Explicit `undefined`: the router retains parameters that a validated search omits.
  return {
    document: isId ? document : undefined,
    language: typeof language === 'string' && /^[a-z]{2,3}$/.test(language) ? language : undefined,
    width: isPreviewWidth(width) ? width : undefined,
    view: view === 'page' ? 'page' : undefined,
  };
}
