/** The bundled archive, served by the server's tiles module from content/basemap. */
export const DEFAULT_BASEMAP = '/basemap/nordic.pmtiles';
