/**
 * Headers of what every page on every site may read and show: pictures, films, captions, manifests. Viewers and players run
 * elsewhere, and a film with captions from here needs them on both.
 */
export const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;
