/**
 * View-transition name shared by the image of a clicked link and the next page's main image. At
 * most one element of a page may have it.
 */
export const MAIN_IMAGE = 'main-picture';
