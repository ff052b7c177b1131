/** The editors' preview (specification §2) is shown in, or opened by, windows of the configured origins. */

const PREVIEW_PATH = /^(?:\/[a-z]{2,3})?\/preview$/;

/** Whether a path, perhaps with a language before it, is the preview. */
export const isPreview = (path: string): boolean => PREVIEW_PATH.test(path);

/** A window keeps hold of a page that it has opened only where that page allows it. */
export const PREVIEW_HEADERS = { 'Cross-Origin-Opener-Policy': 'unsafe-none' } as const;
