/**
 * The name that the picture of a pressed link and the next page's main picture share in a view transition, so that one
 * grows into the other. It may stand once on a page.
 */
export const MAIN_IMAGE = 'main-picture';
